import type {Text} from 'mdast';

/**
 * Returns a node's source with escaped characters (`\*`) blanked out, keeping the length. Nodes that
 * `liveSources` parses have no offsets, so their visible text is returned.
 */
export function writtenText({value, position}: Text, source: string): string {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined
    ? value
    : source.slice(start, end).replace(/\\[^\n]/g, '~~');
}
