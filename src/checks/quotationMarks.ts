import type {Heading, Paragraph, PhrasingContent, TableCell} from 'mdast';
import {nodesOf} from '../content/nodes';
import {problemAt, type NestedProblems, type TextCheck} from './problem';

/**
 * Requires each quotation mark to have a match in the same paragraph, heading, or cell.
 *
 * good: 'It prints "done".', 'a 27" screen'
 * bad:  'It prints "done.'
 */
export const quotationMarks: TextCheck = ({tree, source}) =>
  /["“”]/.test(source) && nodesOf(tree, 'paragraph', 'heading', 'tableCell').map(problemOf);

function problemOf(node: Paragraph | Heading | TableCell): NestedProblems {
  const text = textOf(node.children);
  const unpaired = unpairedMark(text);
  if (unpaired === undefined) {
    return undefined;
  }
  const words = text.slice(unpaired).replace(/\s+/g, ' ');
  return problemAt(node, {
    rule: 'quotation-mark',
    found: `an unmatched quotation mark: ${words.slice(0, 30).replace(/[.\s]+$/, '')}`,
    hint: 'Write one before and one after the quotation, or delete it',
    lineOffset: text.slice(0, unpaired).split('\n').length - 1,
  });
}

/** Returns the index of an unmatched mark, or undefined. */
function unpairedMark(text: string): number | undefined {
  let straight: number | undefined;
  let curly: number | undefined;
  for (const {0: mark, index} of text.matchAll(/["“”]/g)) {
    if (mark === '“') {
      curly = index;
    } else if (mark === '”') {
      if (curly === undefined) {
        return index;
      }
      curly = undefined;
    } else if (straight !== undefined) {
      straight = undefined;
    } else if (!/\d/.test(text.charAt(index - 1))) {
      // A mark after a digit stands for inches.
      straight = index;
    }
  }
  return straight ?? curly;
}

/** Returns the visible text; code, which may contain quotation marks, is blanked out. */
function textOf(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') {
        return node.value;
      }
      return 'children' in node ? textOf(node.children) : node.type === 'break' ? '\n' : '_';
    })
    .join('');
}
