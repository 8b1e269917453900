import type {Code, RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {cellTexts, isHeading, isTable} from './nodes';

/** in: the fence `Explorer | Canvas | Properties`; out: its rows of cells */
export function layoutRows(code: Code): string[][] {
  return code.value.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
}

export interface PropertySection {
  title?: string;
  properties: {label: string; values: string; default: string}[];
}

/** The property tables below `index`, up to the next second-level heading. */
export function propertySections(
  children: readonly RootContent[],
  index: number,
): PropertySection[] {
  const sections: PropertySection[] = [];
  let title: string | undefined;
  for (const node of children.slice(index + 1)) {
    if (isHeading(node)) {
      if (node.depth <= 2) {
        break;
      }
      title = toString(node);
    }
    if (isTable(node) && cellTexts(node.children[0])[0] === 'Property') {
      sections.push({...(title && {title}), properties: readProperties(node)});
    }
  }
  return sections;
}

function readProperties(table: Table): PropertySection['properties'] {
  const columns = cellTexts(table.children[0]);
  return table.children.slice(1).map((row) => {
    const cells = cellTexts(row);
    const cell = (column: string) => cells[columns.indexOf(column)] ?? '';
    return {label: cell('Property'), values: cell('Values'), default: cell('Default')};
  });
}
