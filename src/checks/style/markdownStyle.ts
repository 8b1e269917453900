import type {Configuration, LintError} from 'markdownlint';
import {lint} from 'markdownlint/sync';
import {sampleLanguages} from '../../content/samples/sampleCode';
import type {Problem, TextCheck} from '../problem';

/** Languages that the site highlights, draws, or renders on the style page. */
const languages = [...Object.keys(sampleLanguages), 'dot', 'mdx', 'screen'].sort();

interface Message {
  /** @param context the part of the page that markdownlint quotes @param detail what it expected */
  found: (context: string, detail: string) => string;
  hint: string;
  /** Tells mistakes from text that only looks like one; omitted if it always is one. */
  isMistake?: (context: string, detail: string) => boolean;
}

/** The markdownlint rules whose violations readers see, with our messages. `formatPage` does the rest. */
const messages: Record<string, Message> = {
  MD001: {
    found: (_, detail) => `the heading skips a level: ${detail}`,
    hint: 'Use one # more than the heading above it',
  },
  MD003: {
    found: () => 'the line of dashes or equals signs below this text makes it a heading',
    hint: 'Put an empty line between them, or write "## Heading"',
    isMistake: (_, detail) => /Actual: setext/.test(detail),
  },
  MD011: {
    found: (context) => `the link "${context}" has its brackets in the wrong order`,
    hint: 'Write [words](url)',
    isMistake: (context) => /\[[^\]]*[./#][^\]]*\]/.test(context),
  },
  MD018: {
    found: (context) => `no space after the # of "${context}"`,
    hint: 'Write "## Heading"',
    isMistake: (context) => /^#+\p{L}/u.test(context),
  },
  MD024: {
    found: (context) => `two sections have the heading "${context}"`,
    hint: 'Give each its own words',
  },
  MD026: {
    found: (_, detail) => `a heading that ends with ${detail.replace(/^Punctuation: /, '')}`,
    hint: 'Delete it; if the text is not a heading, put an empty line below it',
  },
  MD034: {
    found: (context) => `the URL ${context} is written out in the text`,
    hint: 'Write `[words](url)`, or put an example in backticks',
  },
  MD036: {
    found: (context) => `"${context}" looks like a heading, but is emphasized text`,
    hint: 'Write "## Heading", or make it part of a sentence',
  },
  MD040: {
    found: (_, detail) =>
      detail === ''
        ? 'a code block without a language'
        : `a code block in ${/"[^"]*"/.exec(detail)?.[0]}`,
    hint: `Write one of ${languages.join(', ')} after the \`\`\``,
  },
  MD042: {found: (context) => `the link "${context}" has no target`, hint: 'Write [words](url)'},
  MD052: {
    found: (context) => `"${context}" is shown as plain text, since nothing defines its target`,
    hint: 'Write [words](url)',
  },
  MD053: {
    found: (context) =>
      `readers don't see "${context}": it defines a link that the page never uses`,
    hint: 'Delete the line; to show it, write a `\\` before the first bracket',
  },
  MD056: {
    found: (_, detail) =>
      `a row of ${detail.replace(/^Expected: (\d+); Actual: (\d+).*/, '$2 cells in a table of $1 columns')}`,
    hint: 'Write every cell, even an empty one; a pipe that belongs to the text is `\\|`',
  },
  MD059: {
    found: (context) =>
      `the link text "${context.replace(/^\[|\]$/g, '')}" says nothing about its target`,
    hint: 'Write what readers find there: [the limits](./limits.md)',
  },
};

const rules: Configuration = {
  default: false,
  ...Object.fromEntries(Object.keys(messages).map((rule) => [rule, true])),
  MD003: {style: 'atx'},
  // Each component has its "Properties".
  MD024: {siblings_only: true},
  MD040: {allowed_languages: languages},
};

/**
 * Disallows Markdown that readers see differently from what the writer meant.
 *
 * good: `## Limits`, `[words](url)`
 * bad:  `##Limits`, `(words)[url]`, a bare URL, a line of dashes right below a paragraph
 */
export const markdownStyle: TextCheck = ({source}) => lintMarkdown(source, rules).map(toProblem);

function toProblem({lineNumber, ruleNames, errorDetail, errorContext}: LintError): Problem | false {
  const {found, hint, isMistake} = messages[ruleNames[0] ?? ''] ?? {};
  const detail = errorDetail ?? '';
  const context = errorContext ?? detail;
  return (
    found !== undefined &&
    hint !== undefined &&
    (isMistake?.(context, detail) ?? true) && {
      line: lineNumber,
      found: found(context, detail),
      hint,
    }
  );
}

/** Returns markdownlint's findings in a Markdown source. */
export function lintMarkdown(source: string, config: Configuration): LintError[] {
  // Replaces MDX comments with text of the same length, since their asterisks would be read as emphasis.
  const text = source.replace(/\{\/\*[\s\S]*?\*\/\}/g, (comment) => comment.replace(/\S/g, 'x'));
  return lint({strings: {text}, config, noInlineConfig: true}).text ?? [];
}
