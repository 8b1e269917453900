import type {Text} from 'mdast';

/**
 * Returns a text as written, with the same length, but escaped characters (`\*`) blanked out. Nodes
 * of the style page's live sources have no offsets, so their text is returned as it is shown.
 */
export function writtenText({value, position}: Text, source: string): string {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined
    ? value
    : source.slice(start, end).replace(/\\[^\n]/g, '~~');
}
