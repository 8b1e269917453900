import type {Code} from 'mdast';

/** A text in a part; a leading `*` means selected or pressed. */
export interface ScreenCell {
  text: string;
  isSelected: boolean;
}

/** A part of a drawn screen and its content. */
export interface ScreenPart {
  name: string;
  /** Number of the callout, and of its item in the list below the drawing. */
  number?: number;
  cells: ScreenCell[];
  parts: ScreenPart[];
  /** Rows of a table, lines of code. */
  lines: string[];
  /** Line of the fence, from 1. */
  line: number;
  /** Number of spaces before it. */
  indent: number;
}

interface Grammar {
  /** Minimum and maximum number of cells. */
  cells: [min: number, max: number];
  /** Parts on the lines below it, indented by two more spaces. */
  holds: 'parts' | 'items' | 'lines' | 'nothing';
}

const many = 20;

/** The parts of screens, by the names that writers use. */
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
 * out: its parts; an invalid line becomes a part with all its text as the name
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

/** Returns all parts, in the order of the fence. */
export function allParts(parts: readonly ScreenPart[]): ScreenPart[] {
  return parts.flatMap((part) => [part, ...allParts(part.parts)]);
}
