import type {PageError} from '../content/page/page';
import {byPosition, problemAt, type Problem, type TextCheck} from './problem';
import {openFences} from './openFences';

/** Requires valid MDX. Without it, the other rules have no tree to check. */
export const syntax: TextCheck<Problem[]> = (page) => {
  const {syntaxErrors, source} = page;
  const causes = [conflictProblems(source), openFences(page)];
  const problems =
    causes.find((found) => found.length > 0) ??
    syntaxErrors.map((error) => anchorProblem(error, source) ?? problemOf(error)).sort(byPosition);
  return problems.map((problem, index) =>
    index === problems.length - 1
      ? {...problem, hint: `${problem.hint}. ${correctionHint}`}
      : problem,
  );
};

const correctionHint = 'The check reads the rest of the page once this is corrected';

/** Reports the conflict markers from a failed Git merge. */
function conflictProblems(source: string): Problem[] {
  return source.split('\n').flatMap((text, index) =>
    /^<{7} /.test(text)
      ? [
          {
            line: index + 1,
            found: 'Git could not merge the page here',
            hint: 'Keep one of the two versions, and delete the lines with <<<<<<<, =======, and >>>>>>>',
          },
        ]
      : [],
  );
}

/** Reports `## Lock {#lock}`, which Docusaurus accepted before MDX 3. */
function anchorProblem({line = 1}: PageError, source: string): Problem | undefined {
  const [, anchor] = /^#+ .*\{#([\w-]+)\}\s*$/.exec(source.split('\n')[line - 1] ?? '') ?? [];
  return anchor === undefined
    ? undefined
    : {
        line,
        found: `{#${anchor}} is not valid in MDX`,
        hint: `Write {/* #${anchor} */} after the heading`,
      };
}

interface Explanation {
  /** Matches the message from MDX or YAML. */
  pattern: RegExp;
  /** Replaces the message, with the pattern's matches filled in. */
  found?: string;
  hint: string;
}

const backticks = 'put the text that readers should see in backticks';

const explanations: Explanation[] = [
  {
    pattern: /^Expected a closing tag for `<img>`/,
    found: '<img> is not an element that pages can use',
    hint: 'Write `![What it shows](./img/name.png)`',
  },
  {
    pattern: /^Expected a closing tag for `<(br|hr|input|wbr)>`/,
    found: '<$1> is not closed',
    hint: 'Write <$1/>',
  },
  {
    pattern: /^Expected a closing tag for `<([^>]*)>`/,
    found: '<$1> is not closed',
    hint: `Write </$1> at its end, or <$1/>; or ${backticks}, or write \`\\<\``,
  },
  {
    pattern: /^Unexpected end of file in expression/,
    found: '`{` begins an expression that does not end',
    hint: `Write \`\\{\`, or ${backticks}`,
  },
  {
    pattern: /^Could not parse expression/,
    found: '`{` begins an expression that is not valid',
    hint: `Write \`\\{\`, or ${backticks}`,
  },
  {
    pattern: /^Could not parse import\/exports/,
    found: 'the line begins with "import" or "export", but is not code',
    hint: "Begin the line with another word; a partial is `import Name from './_file.md'`",
  },
  {
    pattern: /to create a link in MDX/,
    found: '`<` does not begin a link',
    hint: 'Write `[words](url)`',
  },
  {
    pattern: /to create a comment in MDX/,
    found: '`<!--` does not begin a comment',
    hint: 'Write {/* comment */}',
  },
  {
    pattern: /^Unexpected (?:end of file in|character.* before|closing slash)/,
    found: '`<` begins an element that is not valid',
    hint: `Write \`\\<\`, or ${backticks}`,
  },
];

function problemOf({reason, line = 1, column, isYaml}: PageError) {
  if (isYaml) {
    return {
      ...problemAt(undefined, {
        found: `the front matter is not valid YAML: ${reason}`,
        hint: 'Write `key: value` on each line, and put a value with `:` or quotes in quotes',
      }),
      line,
    };
  }
  const explanation = explanations.find(({pattern}) => pattern.test(reason));
  const name = explanation?.pattern.exec(reason)?.[1] ?? '';
  // For an unclosed element, MDX states the position only in its message.
  const openingLine = /^Expected a closing tag for `<[^>]*>` \((\d+):/.exec(reason)?.[1];
  const fill = (text: string) => text.replaceAll('$1', name);
  return {
    ...problemAt(undefined, {
      found: `not valid MDX: ${fill(explanation?.found ?? reason)}`,
      hint: fill(explanation?.hint ?? 'Put `{` and `<` in backticks, or a `\\` before them'),
    }),
    line: openingLine ? Number(openingLine) : line,
    ...(!openingLine && column !== undefined && {column}),
  };
}
