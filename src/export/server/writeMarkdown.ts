import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', listItemIndent: 'one', rule: '-'})
  .freeze();

/** Serializes a tree to Markdown. */
export function toMarkdown(tree: Root): string {
  return writer.stringify(tree);
}
