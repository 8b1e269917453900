import type {Code} from 'mdast';

/** in: the fence `Explorer | Canvas | Properties`; out: its rows of cells */
export function layoutRows(code: Code): string[][] {
  return code.value.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
}
