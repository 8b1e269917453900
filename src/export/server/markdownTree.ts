import type {Nodes, Parents, Root} from 'mdast';
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

/**
 * Replaces nodes, leaves first. `write` returns the replacement for a node, or undefined to keep it.
 */
export function rewrite(parent: Parents, write: (node: Nodes) => Nodes[] | undefined): void {
  parent.children = parent.children.flatMap((child: Nodes) => {
    if ('children' in child) {
      rewrite(child, write);
    }
    return write(child) ?? [child];
  }) as typeof parent.children;
}
