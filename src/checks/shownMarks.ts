import type {Text} from 'mdast';
import {nodesOf} from '../content/nodes';
import {problemAt, type Problem, type TextCheck} from './problem';
import {writtenText} from './writtenText';

interface Mark {
  pattern: RegExp;
  found: string;
  hint: string;
}

const shownTable = 'the rows of a table are shown as plain text';

const marks: readonly Mark[] = [
  {
    pattern: /\*\*|(?<!\w)__(?!\w)/,
    found: 'the markers of bold text are shown',
    hint: 'Write **words**, with both pairs of asterisks, and no space inside them',
  },
  {
    pattern: /`/,
    found: 'a backtick is shown as plain text',
    hint: 'Write one before and one after the code: `length()`',
  },
  {
    pattern: /\[\^[^\]\s]+\]/,
    found: 'the page has no footnote with this name, so its marker is shown as plain text',
    hint: 'Write what readers need in the text',
  },
  {
    pattern: /\]\([^)\n]*\s[^)\n]*\)/,
    found: 'the link is shown as plain text, since its address has a space',
    hint: 'Write %20 for a space, or rename the file',
  },
  {
    pattern: /\][ \t]+\((?:[^)\s]*(?:\.mdx?|\/)[^)\s]*|#[^)\s]+)\)/,
    found: 'the link is shown as plain text, since there is a space before its URL',
    hint: 'Write [words](url) without a space between the brackets',
  },
  {
    pattern: /^\s*\|.*\|\s*$/m,
    found: shownTable,
    hint: 'Write | --- | --- | below the first row, with as many cells as that row',
  },
];

/** Prefilter that matches every marker, since most blocks have none. */
const suspicious = /\*\*|__|`|\[\^|\]\(|\]\s+\(|\|/;

/**
 * Disallows Markdown markers that appear as plain text because their other half is missing.
 *
 * good: "Click **Save**", "Call `length()`"
 * bad:  "Click **Save", "Call `length()", a table without the line below its first row
 */
export const shownMarks: TextCheck = ({tree, source}) =>
  nodesOf(tree, 'text')
    .filter(({value}) => suspicious.test(value))
    .flatMap((text) => problemsOf(text, source))
    .filter(({found, line}, index, all) => {
      // Code or bold text splits a table's text into more than one node.
      const before = all[index - 1];
      return !(
        found === shownTable &&
        before?.found === found &&
        isJoined(before.line, line, source)
      );
    });

/** Returns true if there is no empty line between the lines. */
function isJoined(from: number, to: number, source: string): boolean {
  return source
    .split('\n')
    .slice(from - 1, to)
    .every((line) => line.trim() !== '');
}

function problemsOf(text: Text, source: string): Problem[] {
  const written = writtenText(text, source);
  return marks.flatMap(({pattern, found, hint}) => {
    const index = written.search(pattern);
    const lineOffset = written.slice(0, index).split('\n').length - 1;
    return index < 0 ? [] : problemAt(text, {found, hint, lineOffset});
  });
}
