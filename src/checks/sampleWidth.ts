import type {Sample} from '../content/samples';
import {faultAt, type Fault} from './fault';
import type {TextCheck} from './onceByText';

/** What a box of the text column shows without scrolling, in characters. */
const mostColumns = 78;
const tabColumns = 4;

/**
 * A request line can't be broken, and wraps by itself; drawings are no text; the style page shows
 * paragraphs as they are written, each in a line.
 */
const exempt = ['http', 'dot', 'screen', 'mdx'];

const hints: Record<string, string> = {
  qs: 'Put the comment below, or break the statement with a backslash at the end of the line',
  bash: 'Break the command with a backslash at the end of the line',
};

/**
 * The lines of a sample are seen whole, but for a text that the language can't break.
 *
 * bad: `result = compareStrings("alpha bravo", "Alpha Bravo", kCharCodes + kCaseInsensitive) // 0`
 *      docs/page.md:7: a line of 90 characters in a sample. Put the comment below, or break …
 */
export const sampleWidth: TextCheck = ({samples}) => samples.flatMap(wideLines);

function wideLines({code, language}: Sample): Fault[] {
  if (exempt.includes(language)) {
    return [];
  }
  return code.value.split('\n').flatMap((line, index) => {
    const columns = line.replace(/\t/g, ' '.repeat(tabColumns)).length;
    return columns > mostColumns && canBreak(line)
      ? [
          faultAt(code, {
            found: `a line of ${columns} characters in a sample`,
            hint: `${hints[language] ?? 'Break it'}: ${mostColumns} are the most`,
            lineOffset: index + 1,
          }),
        ]
      : [];
  });
}

/** Whether there is a space outside of texts, other than behind the mark of a comment or a JSON key. */
function canBreak(line: string): boolean {
  return /\s/.test(
    line
      .trim()
      .replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`/g, '""')
      .replace(/^(?:\/\/|#|"":) +/, '')
      .replace(/ \\$/, ''),
  );
}
