import type {Emphasis, Paragraph, Text} from 'mdast';
import {nodesOf} from '../content/page/nodes';
import {problemAt, problemIf, type NestedProblems, type Problem, type TextCheck} from './problem';

const shownMarks = [
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
    pattern: /\][ \t]*\((?:[^)\n]*\.mdx?[^)\n]*|#[^)\s]+)\)/,
    found: 'a link is shown as plain text',
    hint: 'Write [words](url), with no space before the URL or inside it',
  },
];

/**
 * Disallows marks that readers see because their other half is missing, and asterisks of a product, which they
 * don't see. Also disallows empty tables.
 *
 * good: "Click **Save**", "Call `length()`", "`amount*rate*days`"
 * bad:  "Click **Save", "Call `length()", "amount*rate*days", a table without the line below its first row
 */
export const marks: TextCheck = ({tree, source}) => [
  nodesOf(tree, 'text').map((text) => shownProblems(text, source)),
  nodesOf(tree, 'paragraph').map((paragraph) => tableProblem(paragraph, source)),
  nodesOf(tree, 'table').map((table) =>
    problemIf(table.children.length < 2, table, {
      found: 'a table without rows',
      hint: 'Write them below the first row and its line, or delete it',
      isUnfinished: true,
    }),
  ),
  nodesOf(tree, 'emphasis').map((emphasis) => eatenProblem(emphasis, source)),
];

function shownProblems(text: Text, source: string): Problem[] {
  const [start, end] = [text.position?.start.offset, text.position?.end.offset];
  // Nodes that `liveSources` parses have no offsets. In all others, skip escaped marks.
  const written =
    start === undefined ? text.value : source.slice(start, end).replace(/\\[^\n]/g, '~~');
  return shownMarks.flatMap(({pattern, found, hint}) => {
    const index = written.search(pattern);
    const lineOffset = written.slice(0, index).split('\n').length - 1;
    return index < 0 ? [] : problemAt(text, {found, hint, lineOffset});
  });
}

function tableProblem(paragraph: Paragraph, source: string): NestedProblems {
  const {start, end} = paragraph.position ?? {};
  const isTable = /^\s*\|.*\|\s*$/m.test(source.slice(start?.offset, end?.offset));
  return problemIf(start?.offset !== undefined && isTable, paragraph, {
    found: 'the rows of a table are shown as plain text',
    hint: 'Write | --- | --- | below the first row, with as many cells as that row',
  });
}

function eatenProblem(emphasis: Emphasis, source: string): NestedProblems {
  const {start, end} = emphasis.position ?? {};
  const around = [(start?.offset ?? 0) - 1, end?.offset ?? 0].map((at) => source.charAt(at));
  const isProduct = start?.offset !== undefined && around.every((text) => /\w/.test(text));
  return problemIf(isProduct, emphasis, {
    found: `the asterisks around "${source.slice(Number(start?.offset) + 1, Number(end?.offset) - 1)}" are not shown`,
    hint: 'Put a formula in backticks, or write `\\*`',
  });
}
