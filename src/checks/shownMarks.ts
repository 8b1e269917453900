import type {Text} from 'mdast';
import {nodesOf} from '../content/nodes';
import {faultAt, type Fault} from './fault';
import type {TextCheck} from './checkByText';
import {writtenText} from './writtenText';

interface Mark {
  pattern: RegExp;
  found: string;
  hint: string;
}

const marks: readonly Mark[] = [
  {
    pattern: /\*\*|(?<!\w)__(?!\w)/,
    found: 'the signs of bold text are shown as they are',
    hint: 'Write **words**, with both pairs of stars, and no space inside them',
  },
  {
    pattern: /`/,
    found: 'a backtick is shown as it is',
    hint: 'Write one before and one after the code: `length()`',
  },
  {
    pattern: /\[\^[^\]\s]+\]/,
    found: 'the page has no footnote of this name, so its mark is shown as it is',
    hint: 'Write what readers need in the text',
  },
  {
    pattern: /\]\([^)\n]*\s[^)\n]*\)/,
    found: 'the link is shown as it is, since its address has a space',
    hint: 'Write %20 for a space, or rename the file',
  },
  {
    pattern: /^\s*\|.*\|\s*$/m,
    found: 'the rows of a table are shown as they are',
    hint: 'Write | --- | --- | below the first row, with as many cells as that row',
  },
];

/** Matches every mark: most texts need no closer look. */
const suspicious = /\*\*|__|`|\[\^|\]\(|\|/;

/**
 * No marks of Markdown remain in the text, because the other half is missing.
 *
 * good: "Click **Save**", "Call `length()`"
 * bad:  "Click **Save", "Call `length()", a table without the line below its first row
 */
export const shownMarks: TextCheck = ({tree, source}) =>
  nodesOf(tree, 'text')
    .filter(({value}) => suspicious.test(value))
    .flatMap((text) => faultsOf(text, source));

function faultsOf(text: Text, source: string): Fault[] {
  const written = writtenText(text, source);
  return marks.flatMap(({pattern, found, hint}) => {
    const match = pattern.exec(written);
    return match
      ? [faultAt(text, {found, hint, lineOffset: linesBefore(written, match.index)})]
      : [];
  });
}

function linesBefore(text: string, index: number): number {
  return text.slice(0, index).split('\n').length - 1;
}
