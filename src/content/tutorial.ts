import {toString} from 'mdast-util-to-string';
import {nodesOf, rowsBelow} from './nodes';
import {memoize} from './memoize';
import {linkedPage} from './page';
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

/**
 * Returns the steps in the version's tutorial from the table that lists them, or an empty list if there is no
 * such table.
 *
 *     | Step | About | You get |
 *     | 7 [Preview and debug](./test-debug.md) | 15 min | … |
 */
export const stepsOf = memoize((version: Version): Step[] => {
  const rows = rowsBelow('Step', pageAt(version, `${overview}.md`)?.tree.children);
  return rows.flatMap(({node, cells: [name = '', time = '']}): Step[] => {
    const [link] = nodesOf(node, 'link');
    const number = Number.parseInt(name, 10);
    return link ? [{number, title: toString(link), time, ...linkedPage(overview, link.url)}] : [];
  });
});
