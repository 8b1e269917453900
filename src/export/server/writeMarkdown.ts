import {createHash} from 'node:crypto';
import type {Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {memoize, memoizeBy} from '../../content/memoize';

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', listItemIndent: 'one', rule: '-'})
  .freeze();

/** Blocks whose Markdown doesn't depend on their siblings, except for adjacent lists. */
const blockTypes: RootContent['type'][] = [
  'blockquote',
  'code',
  'heading',
  'html',
  'list',
  'paragraph',
  'table',
  'thematicBreak',
];

/**
 * Serializes a tree to Markdown. Memoizes each block's Markdown, because the same block can appear in several
 * versions, archives, and member files.
 */
export function toMarkdown(tree: Root): string {
  const {children} = tree;
  const areIndependent = children.every(
    ({type}, index) =>
      blockTypes.includes(type) && !(type === 'list' && children[index - 1]?.type === 'list'),
  );
  return areIndependent ? `${children.map(writeBlock).join('\n\n')}\n` : writer.stringify(tree);
}

const writeBlock = memoize(
  memoizeBy(keyOf, (block: RootContent): string =>
    writer.stringify({type: 'root', children: [block]}).replace(/\n$/, ''),
  ),
);

/** Returns a hash of everything that the block's Markdown depends on. */
function keyOf(block: RootContent): string {
  const content = JSON.stringify(block, (name, value: unknown) =>
    name === 'position' || name === 'data' ? undefined : value,
  );
  return createHash('sha1').update(content).digest('base64');
}
