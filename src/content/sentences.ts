import type {Heading, Nodes, Paragraph, TableCell} from 'mdast';
import {nodesOf} from './nodes';
import type {Page} from './page';
import {memoize} from './memoize';

/** A sentence in a paragraph, heading, or cell. */
export interface Sentence {
  block: Paragraph | Heading | TableCell;
  /** Plain text; inline code keeps its backticks and counts as one word. */
  text: string;
  /** Lines below the start of the block. */
  lineOffset: number;
}

/** Returns the sentences on a page, in order. */
export const sentencesOf = memoize(({tree}: Pick<Page, 'tree'>): Sentence[] =>
  nodesOf(tree, 'paragraph', 'heading', 'tableCell').flatMap((block) => {
    let lineOffset = 0;
    return markedText(block)
      .split(/(?<=[.!?][)"”]?)([ \n]+)(?=["“(]?[\p{Lu}`])/u)
      .flatMap((text, index): Sentence[] => {
        const start = lineOffset;
        lineOffset += text.split('\n').length - 1;
        return index % 2 === 0 && text !== '' ? [{block, text, lineOffset: start}] : [];
      });
  }),
);

/** Returns the visible text. Inline code keeps its backticks, and non-breaking spaces make it one word. */
export function markedText(node: Nodes): string {
  if ('children' in node) {
    return node.children.map(markedText).join('');
  }
  if (node.type === 'inlineCode') {
    return `\`${node.value.replace(/\s/g, '\u00a0')}\``;
  }
  return node.type === 'text' ? node.value : node.type === 'break' ? '\n' : '';
}

/** Returns the words in a sentence, without standalone symbols such as "→". */
export function wordsOf({text}: Sentence): string[] {
  return text.split(/[ \n]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}
