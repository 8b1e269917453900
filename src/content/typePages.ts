import {toString} from 'mdast-util-to-string';
import {nodesOf, rowsBelow} from './nodes';
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
  for (const {node, cells} of rowsBelow('Type', overview?.tree.children)) {
    const [link] = nodesOf(node, 'link');
    const page = link && pageAt(version, link.url.replace(/^\.\//, `${folder}/`));
    const declared = [...(cells[1] ?? '').matchAll(/\bvar name : (\w+)(?!\w|\.)/g)];
    for (const name of [link ? toString(link) : '', ...declared.map(([, type = '']) => type)]) {
      if (page && /^\w+$/.test(name)) {
        types.set(name.toLowerCase(), page);
      }
    }
  }
  return types;
});
