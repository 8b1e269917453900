import type {Sample} from '../content/page/samples';
import {problemIf, type NestedProblems, type TextCheck} from './problem';

/** Characters that fit in the text column without scrolling, and that are reported as an error. */
const maxColumns = 78;
const errorColumns = 85;
const tabColumns = 4;

/**
 * A request line can't be broken and wraps automatically. Drawings aren't text. The style page shows
 * the source of paragraphs, which are one line each.
 */
const exemptLanguages = ['http', 'dot', 'screen', 'mdx'];

const hints: Record<string, string> = {
  qs: 'Put the comment below, or break the statement with a backslash at the end of the line',
  bash: 'Break the command with a backslash at the end of the line',
};

/**
 * Requires the lines in a sample to fit without scrolling, except for strings that can't be broken.
 *
 * bad: `result = compareStrings("alpha bravo", "Alpha Bravo", kCharCodes + kCaseInsensitive) // 0`
 *      docs/page.md:7: a line of 90 characters in a sample. Put the comment below, or break …
 */
export const sampleWidth: TextCheck = ({samples}) => samples.map(wideLines);

function wideLines({code, language}: Sample): NestedProblems {
  if (exemptLanguages.includes(language)) {
    return undefined;
  }
  return code.value.split('\n').map((line, index) => {
    const columns = line.replace(/\t/g, ' '.repeat(tabColumns)).length;
    return problemIf(columns > maxColumns && canBreak(line), code, {
      ...(columns < errorColumns && {isSuggestion: true}),
      found: `a line of ${columns} characters in a sample`,
      hint: `${hints[language] ?? 'Break it'}: the limit is ${maxColumns}`,
      lineOffset: index + 1,
    });
  });
}

/** Returns true if there is a space outside strings, other than after a comment marker or a JSON key. */
function canBreak(line: string): boolean {
  return /\s/.test(
    line
      .trim()
      .replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`/g, '""')
      .replace(/^(?:\/\/|#|"":) +/, '')
      .replace(/ \\$/, ''),
  );
}
