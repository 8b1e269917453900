import {toString} from 'mdast-util-to-string';
import {cellTexts, isTable, nodesOf} from './nodes';
import type {Page} from './page';
import {memoize} from './memoize';
import {pageAt, type Version} from './site';

const folder = 'language/basics';

/**
 * Returns the pages for the basic types by lowercase type name, from the table on the page about data
 * types; empty without such a page.
 *
 *     | Type | Declaration |
 *     | [number](./lang-number.md) | `var name : integer`, `var name : number` |
 */
export const typePagesOf = memoize((version: Version): Map<string, Page> => {
  const types = new Map<string, Page>();
  const overview = pageAt(version, `${folder}/lang-data-types.md`);
  const table = overview?.tree.children.find(
    (node) => isTable(node) && cellTexts(node.children[0])[0] === 'Type',
  );
  for (const row of table && isTable(table) ? table.children.slice(1) : []) {
    const [link] = nodesOf(row, 'link');
    const page = link && pageAt(version, link.url.replace(/^\.\//, `${folder}/`));
    const declared = [...(cellTexts(row)[1] ?? '').matchAll(/\bvar name : (\w+)(?!\w|\.)/g)];
    for (const name of [link ? toString(link) : '', ...declared.map(([, type = '']) => type)]) {
      if (page && /^\w+$/.test(name)) {
        types.set(name.toLowerCase(), page);
      }
    }
  }
  return types;
});
