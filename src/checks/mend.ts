import type {Literal} from 'unist';

/** What `npm run check -- --fix` puts into a page, in the place of what is wrong. */
export interface Mend {
  /** Offsets in the source of the page: the first character that goes, and the first that stays. */
  from: number;
  to: number;
  text: string;
}

/**
 * The mend of a part of a node's value; nothing where the source has escapes, or is not the page's
 * own, so that offsets are others.
 *
 * @param mend with offsets in the value
 */
export function mendIn(
  {value, position}: Literal & {value: string},
  source: string,
  {from, to, text}: Mend,
): {mend?: Mend} {
  const start = position?.start.offset ?? 0;
  return source.slice(start, position?.end.offset) === value
    ? {mend: {from: start + from, to: start + to, text}}
    : {};
}

/** The source with the mends that do not touch one before them, and how many these are. */
export function applyMends(source: string, mends: readonly Mend[]): {source: string; count: number} {
  let mended = '';
  let end = 0;
  let count = 0;
  for (const {from, to, text} of mends.toSorted((a, b) => a.from - b.from)) {
    if (count === 0 || from > end) {
      mended += source.slice(end, from) + text;
      end = to;
      count += 1;
    }
  }
  return {source: mended + source.slice(end), count};
}
