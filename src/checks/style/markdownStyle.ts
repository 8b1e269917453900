import type {FixInfo, LintError} from 'markdownlint';
import type {Problem, TextCheck} from '../problem';
import type {Fix} from '../fix';
import {hasCleanOutlines} from './hasCleanOutlines';
import {lintMarkdown, rules} from './lintMarkdown';

/**
 * Requires consistently formatted Markdown, which is readable in editors and keeps diffs small.
 *
 * good: an empty line around headings, lists, and code blocks, `-` for lists
 * bad:  spaces at the end of a line, two empty lines, `*` for lists
 */
export const markdownStyle: TextCheck = ({source}) => {
  if (hasCleanOutlines(source)) {
    return undefined;
  }
  const starts = lineStarts(source);
  return lintMarkdown(source, rules).map((error) => toProblem(error, source, starts));
};

interface Message {
  found: (context: string, detail: string) => string;
  hint: string;
}

/** Messages for rules whose descriptions don't explain the fix. */
const ourMessages: Record<string, Message | undefined> = {
  MD012: {
    found: () => 'more than one empty line',
    hint: 'Multiple consecutive blank lines: keep one',
  },
  MD018: {
    found: (context) => `no space after the # of "${context}"`,
    hint: 'Write "## Heading"',
  },
  MD022: missingLine('heading'),
  MD026: {
    found: (_, detail) => `a heading that ends with ${detail.replace(/^Punctuation: /, '')}`,
    hint: 'Delete it',
  },
  MD031: missingLine('code block'),
  MD032: missingLine('list at'),
  MD058: missingLine('table at'),
  MD059: {
    found: (context) =>
      `the link text "${context.replace(/^\[|\]$/g, '')}" says nothing about its target`,
    hint: 'Write what readers find there: [the limits](./limits.md)',
  },
};

function missingLine(block: string): Message {
  return {
    found: (context) => `no empty line before or after the ${block} "${context}"`,
    hint: 'Add one',
  };
}

function toProblem(error: LintError, source: string, starts: readonly number[]): Problem {
  const {lineNumber, ruleNames, ruleDescription, errorDetail, errorContext, fixInfo} = error;
  const context = errorContext ? ` in "${errorContext}"` : '';
  const fix = fixInfo && fixOf(fixInfo, lineNumber, source, starts);
  const [rule = ''] = ruleNames;
  const message = ourMessages[rule];
  return {
    line: lineNumber,
    found: message
      ? message.found(errorContext ?? '', errorDetail ?? '')
      : `the style of the Markdown${context}${errorDetail ? `: ${errorDetail}` : ''}`,
    hint: `${message?.hint ?? ruleDescription} (${rule})${fix ? '; --fix does it' : ''}`,
    ...(fix && {fix}),
  };
}

function fixOf(
  {lineNumber, editColumn = 1, deleteCount = 0, insertText = ''}: FixInfo,
  lineOfProblem: number,
  source: string,
  starts: readonly number[],
): Fix {
  const line = lineNumber ?? lineOfProblem;
  const start = starts[line - 1] ?? source.length;
  const from = start + editColumn - 1;
  return deleteCount < 0
    ? {from: start, to: starts[line] ?? source.length, text: ''}
    : {from, to: from + deleteCount, text: insertText};
}

/** Returns the offset of each line's first character. */
function lineStarts(source: string): number[] {
  return [0, ...[...source.matchAll(/\n/g)].map(({index}) => index + 1)];
}
