import type {Literal, Node} from 'unist';
import type {Fault} from './fault';

/** What `npm run check -- --fix` puts into a page, in the place of what is wrong. */
export interface Mend {
  /** Offsets in the source of the page: the first character that goes, and the first that stays. */
  from: number;
  to: number;
  text: string;
}

/**
 * The mend of a whole node; nothing where the source has other characters there: escapes, or a
 * piece of Markdown of its own.
 */
export function mendAt(
  {position}: Node,
  written: string,
  source: string,
  text: string,
): {mend?: Mend} {
  const {start, end} = position ?? {};
  const from = start?.offset ?? 0;
  const to = end?.offset ?? 0;
  return source.slice(from, to) === written ? {mend: {from, to, text}} : {};
}

/** The mend of a part of a node's value, with offsets in the value. */
export function mendIn(
  node: Literal & {value: string},
  source: string,
  {from, to, text}: Mend,
): {mend?: Mend} {
  const {value} = node;
  const start = node.position?.start.offset ?? 0;
  return mendAt(node, value, source, '').mend
    ? {mend: {from: start + from, to: start + to, text}}
    : {};
}

/** The source as the mends make it, and the faults that it no longer has; mends that overlap wait. */
export function applyMends(
  source: string,
  faults: readonly Fault[],
): {source: string; mended: Fault[]} {
  const parts: string[] = [];
  const mended: Fault[] = [];
  let end = -1;
  const mends = faults.flatMap((fault) => (fault.mend ? [{fault, ...fault.mend}] : []));
  for (const {fault, from, to, text} of mends.sort((a, b) => a.from - b.from)) {
    if (from > end) {
      parts.push(source.slice(Math.max(end, 0), from), text);
      end = to;
      mended.push(fault);
    }
  }
  return {source: parts.join('') + source.slice(Math.max(end, 0)), mended};
}
