import type {Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {tablesIn} from '../page/headings';
import {isTableOf, readTable} from '../page/nodes';
import type {Page} from '../page/page';
import type {CollectedEntry} from './entry';

/**
 * Returns the constants that the tables on a page define: those in inline code in the first column,
 * and one at the beginning of a parameter's description.
 *
 *     | Constant | Value | Effect |
 *     | `kRecursive` | 1 | Also lists files in subfolders |
 *
 *     | mode | integer | → | `kKeyAsString`: returns a string, regardless of the key's type |
 *
 * A constant that appears in more than one table on the page is collected once, preferably from the
 * table that has a column for its description, otherwise from the first one.
 *
 * @param owner the command or class that the page is about
 */
export function collectConstants(page: Page, owner?: string): CollectedEntry[] {
  const constants = new Map<string, CollectedEntry>();
  for (const read of [readColumn, readDescriptions]) {
    for (const {table, anchor} of tablesIn(page.sections)) {
      for (const {name, value, purpose} of read(table)) {
        if (!constants.has(name)) {
          constants.set(name, {
            kind: 'constant',
            name,
            ...(owner && {owner}),
            signatures: [],
            ...(value && {value}),
            purpose,
            route: page.route,
            ...(anchor && {anchor}),
          });
        }
      }
    }
  }
  return [...constants.values()];
}

type Constant = Pick<CollectedEntry, 'name' | 'value' | 'purpose'>;

function readColumn(table: Table): Constant[] {
  const {columns, rows} = readTable(table);
  const purpose = columns.find((column, index) => index > 0 && column !== 'Value') ?? '';
  return rows.flatMap(({node, cell}) =>
    constantNames(node).map((name) => ({name, value: cell('Value'), purpose: cell(purpose)})),
  );
}

function readDescriptions(table: Table): Constant[] {
  const rows = isTableOf('Parameter', table) ? readTable(table).rows : [];
  return rows.flatMap(({cells}) => {
    const [, name, letter = '', rest = ''] = /^(k[A-Z]\w*): (.)(.*)$/.exec(cells[3] ?? '') ?? [];
    return name ? [{name, purpose: letter.toUpperCase() + rest}] : [];
  });
}

function constantNames(row: TableRow): string[] {
  return (row.children[0]?.children ?? []).flatMap((child) => {
    const text = child.type === 'inlineCode' ? toString(child) : '';
    return /^k[A-Z]\w*$/.test(text) ? [text] : [];
  });
}
