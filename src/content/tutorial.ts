import path from 'node:path';
import type {Nodes, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {cellTexts, isTable, nodesOf} from './nodes';
import {memoize} from './memoize';
import {pageAt, type Version} from './site';

/** A step in the tutorial. */
export interface Step {
  number: number;
  title: string;
  /** As displayed: `15 min`. */
  time: string;
  /** Route of its page relative to the version: `get-started/test-debug`. */
  route: string;
  /** Anchor where it begins on that page, without `#`; empty for the top. */
  anchor: string;
}

const overview = 'get-started/first-app';

/** Returns true for the table that lists the tutorial's steps. */
export function isStepTable(node: Nodes): node is Table {
  return isTable(node) && cellTexts(node.children[0])[0] === 'Step';
}

/**
 * Returns the steps in the version's tutorial from the table that lists them, or an empty list if there is no
 * such table.
 *
 *     | Step | About | You get |
 *     | 7 [Preview and debug](./test-debug.md) | 15 min | … |
 */
export const stepsOf = memoize((version: Version): Step[] => {
  const table = pageAt(version, `${overview}.md`)?.tree.children.find(isStepTable);
  return (table?.children.slice(1) ?? []).flatMap((row) => {
    const [link] = nodesOf(row, 'link');
    const [name = '', time = ''] = cellTexts(row);
    if (!link) {
      return [];
    }
    const [file = '', anchor = ''] = link.url.split('#');
    const route = path.posix.join(path.posix.dirname(overview), file).replace(/\.mdx?$/, '');
    return [
      {
        number: Number.parseInt(name, 10),
        title: toString(link),
        time,
        route: file === '' ? overview : route,
        anchor,
      },
    ];
  });
});
