import type {Heading, Nodes, Paragraph, TableCell} from 'mdast';
import {memoize} from '../cache/memoize';
import {nodesOf, allNodes} from './nodes';
import type {Page} from './page';
import {isSignatureFence} from './signatures';

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

interface Prose {
  text: string;
  inlineCode: string[];
}

const readProse = memoize((page: Page): Prose => {
  const values: string[] = [];
  const inlineCode: string[] = [];
  if (!page.syntaxError) {
    for (const node of allNodes(page.tree)) {
      if (node.type === 'inlineCode') {
        inlineCode.push(node.value);
      }
      const isSample = node.type === 'code' && !isSignatureFence(node);
      if ('value' in node && node.type !== 'yaml' && !isSample) {
        values.push(node.value);
      }
    }
  }
  return {text: values.join(' '), inlineCode};
});

/** Returns the text of the page without its samples, but with its signatures. */
export function proseOf(page: Page): string {
  return readProse(page).text;
}

/** Returns the matching names in the page's inline code. */
export function namesInInlineCode(page: Page, pattern: RegExp): string[] {
  return readProse(page).inlineCode.flatMap((code) => code.match(pattern) ?? []);
}
