import type {Table} from 'mdast';
import {isHeading, nodesOf} from '../nodes';
import type {Page} from '../page';

/** Returns the page's tables, each with the anchor of the heading above it. */
export function tablesOf({tree, headings}: Page): {table: Table; anchor?: string}[] {
  const tables: {table: Table; anchor?: string}[] = [];
  let anchor: string | undefined;
  for (const node of tree.children) {
    anchor = isHeading(node) ? headings.find((heading) => heading.node === node)?.anchor : anchor;
    for (const table of nodesOf(node, 'table')) {
      tables.push({table, ...(anchor && {anchor})});
    }
  }
  return tables;
}
