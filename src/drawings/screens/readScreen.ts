import type {Code} from 'mdast';

/** A label or value in a part; a leading `*` means selected or pressed. */
export interface ScreenCell {
  text: string;
  isSelected: boolean;
}

/** A part of a drawn screen and its content. */
export interface ScreenPart {
  name: string;
  /** The number of the callout and of its item in the list below the drawing. */
  number?: number;
  cells: ScreenCell[];
  parts: ScreenPart[];
  /** Table rows or lines of code. */
  lines: string[];
  /** One-based line number in the fence. */
  line: number;
  /** Number of leading spaces. */
  indent: number;
}

interface Grammar {
  /** Minimum and maximum number of cells. */
  cells: [min: number, max: number];
  /** The kind of lines nested below it, indented by two more spaces. */
  holds: 'parts' | 'items' | 'lines' | 'nothing';
}

const maxCells = 20;

/** The parts that a screen can have, keyed by the names that writers use. */
export const screenParts: Record<string, Grammar> = {
  title: {cells: [1, maxCells], holds: 'nothing'},
  bar: {cells: [1, maxCells], holds: 'nothing'},
  tabs: {cells: [1, maxCells], holds: 'nothing'},
  buttons: {cells: [1, maxCells], holds: 'nothing'},
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
  // screen.css has a class for each number of columns.
  table: {cells: [1, 9], holds: 'lines'},
  code: {cells: [0, 0], holds: 'lines'},
};

/**
 * in: a fence with one part per line and its content indented by two more spaces:
 *     row
 *       panel 1: Outline
 *         - *Employee | table
 *       canvas 2
 * out: its parts; an invalid line becomes a part with its entire text as the name
 */
export function readScreen(code: Code): ScreenPart[] {
  const topLevel: ScreenPart[] = [];
  const openParts: ScreenPart[] = [];
  code.value.split('\n').forEach((text, index) => {
    const indent = text.search(/\S|$/);
    while (
      openParts.length > 0 &&
      (openParts.at(-1)?.indent ?? 0) >= indent &&
      text.trim() !== ''
    ) {
      openParts.pop();
    }
    const parent = openParts.at(-1);
    if (parent && screenParts[parent.name]?.holds === 'lines') {
      parent.lines.push(text.slice(parent.indent + 2));
    } else if (text.trim() !== '') {
      const part = readPart(text.trim(), {line: index + 1, indent});
      (parent?.parts ?? topLevel).push(part);
      openParts.push(part);
    }
  });
  return topLevel;
}

function readPart(text: string, position: {line: number; indent: number}): ScreenPart {
  const empty = {parts: [], lines: [], ...position};
  if (text.startsWith('- ')) {
    return {name: 'item', cells: readCells(text.slice(2)), ...empty};
  }
  const [, name = text, number, cells = ''] = /^(\w+)(?: (\d+))?(?:: *(.*))?$/.exec(text) ?? [];
  return {
    name,
    ...(number !== undefined && {number: Number(number)}),
    cells: readCells(cells),
    ...empty,
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

/** Returns all parts, in fence order. */
export function allParts(parts: readonly ScreenPart[]): ScreenPart[] {
  return parts.flatMap((part) => [part, ...allParts(part.parts)]);
}
