import type {Code} from 'mdast';

/** A text of a part; `*` in front of it marks what is selected or pressed. */
export interface ScreenCell {
  text: string;
  isSelected: boolean;
}

/** A part of a drawn screen, and what is in it. */
export interface ScreenPart {
  name: string;
  /** Of the callout; the list below the drawing has the item of this number. */
  number?: number;
  cells: ScreenCell[];
  parts: ScreenPart[];
  /** Rows of a table, lines of code. */
  lines: string[];
  /** Of the fence, from 1. */
  line: number;
  /** How many spaces stand before it. */
  indent: number;
}

interface Grammar {
  /** How many cells it has at least and at most. */
  cells: [least: number, most: number];
  /** What stands below it, two spaces further to the right. */
  holds: 'parts' | 'items' | 'lines' | 'nothing';
}

const many = 20;

/** The parts of which screens are made, by the names that writers use. */
export const screenParts: Record<string, Grammar> = {
  title: {cells: [1, many], holds: 'nothing'},
  bar: {cells: [1, many], holds: 'nothing'},
  tabs: {cells: [1, many], holds: 'nothing'},
  buttons: {cells: [1, many], holds: 'nothing'},
  row: {cells: [0, 0], holds: 'parts'},
  column: {cells: [0, 0], holds: 'parts'},
  panel: {cells: [0, 1], holds: 'parts'},
  canvas: {cells: [0, 0], holds: 'parts'},
  box: {cells: [0, 2], holds: 'parts'},
  link: {cells: [1, 1], holds: 'nothing'},
  item: {cells: [1, 2], holds: 'items'},
  field: {cells: [1, 2], holds: 'nothing'},
  input: {cells: [0, 1], holds: 'nothing'},
  text: {cells: [1, 1], holds: 'nothing'},
  toast: {cells: [1, 1], holds: 'nothing'},
  table: {cells: [1, many], holds: 'lines'},
  code: {cells: [0, 0], holds: 'lines'},
};

/**
 * in: a fence with a part a line, what it holds two spaces further to the right:
 *     row
 *       panel 1: Outline
 *         - *Employee | table
 *       canvas 2
 * out: its parts; a line that is no part has all its text as its name
 */
export function readScreen(code: Code): ScreenPart[] {
  const top: ScreenPart[] = [];
  const open: ScreenPart[] = [];
  code.value.split('\n').forEach((text, index) => {
    const indent = text.search(/\S|$/);
    while (open.length > 0 && (open.at(-1)?.indent ?? 0) >= indent && text.trim() !== '') {
      open.pop();
    }
    const parent = open.at(-1);
    if (parent && screenParts[parent.name]?.holds === 'lines') {
      parent.lines.push(text.slice(parent.indent + 2));
    } else if (text.trim() !== '') {
      const part = readPart(text.trim(), {line: index + 1, indent});
      (parent?.parts ?? top).push(part);
      open.push(part);
    }
  });
  return top;
}

function readPart(text: string, place: {line: number; indent: number}): ScreenPart {
  const nothing = {parts: [], lines: [], ...place};
  if (text.startsWith('- ')) {
    return {name: 'item', cells: readCells(text.slice(2)), ...nothing};
  }
  const [, name = text, number, cells = ''] = /^(\w+)(?: (\d+))?(?:: *(.*))?$/.exec(text) ?? [];
  return {
    name,
    ...(number !== undefined && {number: Number(number)}),
    cells: readCells(cells),
    ...nothing,
  };
}

/** in: `*1002 | Acme`; out: the cells "1002", selected, and "Acme" */
export function readCells(text: string): ScreenCell[] {
  return text.trim() === ''
    ? []
    : text.split('|').map((cell) => ({
        text: cell.trim().replace(/^\*/, ''),
        isSelected: cell.trim().startsWith('*'),
      }));
}

/** All parts, in the order of the fence. */
export function allParts(parts: readonly ScreenPart[]): ScreenPart[] {
  return parts.flatMap((part) => [part, ...allParts(part.parts)]);
}
