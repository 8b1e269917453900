import type {Heading, Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {cellTexts, isHeading} from '../../../remark/nodes';
import type {CollectedEntry} from '../shared/types';
import type {Page} from './collectReference';

/**
 * The constants that the tables of a page define: those in code marks in the first column.
 *
 *     | Constant | Value | Effect |
 *     | `kRecursive` | 1 | Lists the files of the subfolders too |
 *
 * A constant that stands in several tables of the page counts once, where it stands first.
 *
 * @param owner the command or class that the page is about
 */
export function collectConstants({tree, route, anchors}: Page, owner?: string): CollectedEntry[] {
  const constants = new Map<string, CollectedEntry>();
  let heading: Heading | undefined;
  for (const node of tree.children) {
    heading = isHeading(node) ? node : heading;
    const anchor = heading && anchors.get(heading);
    visit(node, 'table', (table: Table) => {
      for (const {name, value, purpose} of readConstants(table)) {
        if (!constants.has(name)) {
          constants.set(name, {
            kind: 'constant',
            name,
            ...(owner && {owner}),
            signatures: [],
            ...(value && {value}),
            purpose,
            route,
            ...(anchor && {anchor}),
          });
        }
      }
    });
  }
  return [...constants.values()];
}

interface Constant {
  name: string;
  value: string;
  purpose: string;
}

function readConstants(table: Table): Constant[] {
  const [header, ...rows] = table.children;
  const columns = cellTexts(header);
  const valueColumn = columns.indexOf('Value');
  const purposeColumn = columns.findIndex((column, index) => index > 0 && column !== 'Value');
  return rows.flatMap((row) => {
    const cells = cellTexts(row);
    return constantNames(row).map((name) => ({
      name,
      value: cells[valueColumn] ?? '',
      purpose: cells[purposeColumn] ?? '',
    }));
  });
}

function constantNames(row: TableRow): string[] {
  return (row.children[0]?.children ?? []).flatMap((child) => {
    const text = child.type === 'inlineCode' ? toString(child) : '';
    return /^k[A-Z]\w*$/.test(text) ? [text] : [];
  });
}
