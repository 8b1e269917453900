/** The names of types in signatures and parameter tables, and the pages about them. */
import {toString} from 'mdast-util-to-string';
import {builtInTypes, isKnownType} from 'qodlyscript/reference';
import {memoize} from '../cache/memoize';
import {nodesOf, rowsBelow} from '../page/nodes';
import type {Page} from '../page/page';
import {pageAt, type Version} from '../site/site';

/** A hint for writers that lists the valid types. */
export const typesHint = `Write one of ${[...builtInTypes].sort().join(', ')}, \`4D.Class\`, or \`cs.Class\``;

/** Descriptions that parameter tables use in place of a type. */
const descriptions = new Set([
  '-',
  'any valid expression',
  'entity selection',
  'integer variable',
  'numeric',
  'shared collection',
  'shared object',
]);

/** Returns true for a type that signatures and tables can use, or a description in place of one. */
export function isTypeOrDescription(name: string): boolean {
  return isKnownType(name) || descriptions.has(name.trim().toLowerCase());
}

/**
 * Splits a type cell into its alternatives.
 *
 * in:  `string, integer`, `object or collection`, `object (4D.Formula)`
 * out: `['string', 'integer']`, `['object', 'collection']`, `['object', '4D.Formula']`
 */
export function splitTypes(cell: string): string[] {
  return cell
    .replace(/\(([^)]*)\)/g, ', $1')
    .split(/,|\bor\b|\|/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Maps the various names that signatures and tables use for a type to its common name. */
const commonNames = new Map(
  Object.entries({
    text: 'string',
    real: 'number',
    numeric: 'number',
    'integer variable': 'integer',
    variant: 'any',
    expression: 'any',
    variable: 'any',
    'any valid expression': 'any',
    'entity selection': 'EntitySelection',
    'shared collection': 'collection',
    'shared object': 'object',
    // Without `4D.`, the class would look like the basic type.
    '4d.blob': '4D.Blob',
  }),
);

/** Matches cells that mean "no value". */
const noType = /^(?:|-|void)$/;

/**
 * Lists the distinct types in a cell or a signature by their common names; empty for `void`.
 *
 * in:  `Text`, `string, blob`, `4D.Folder`, `cs.Qodly.Users`, `4D.Blob`, `integer variable`
 * out: `string`; `string`, `blob`; `Folder`; `Users`; `4D.Blob`; `integer`
 */
export function commonTypes(cell: string): string[] {
  return [...new Set(splitTypes(cell).map(commonType))].filter((type) => !noType.test(type));
}

function commonType(written: string): string {
  const lower = written.toLowerCase();
  const common = commonNames.get(lower);
  if (common !== undefined) {
    return common;
  }
  const path = /^(?:4D|cs)\.(?:\w+\.)*(\w+)$/i.exec(written);
  return path?.[1] ?? (/^[A-Z]{2,}\w*[a-z]/.test(written) ? written : lower);
}

/** Returns the type of a class's objects: usually its name, but `collection` and `4D.Blob` differ. */
export function typeOfClass(name: string): string {
  return name === 'Collection' ? 'collection' : commonType(`4D.${name}`);
}

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
