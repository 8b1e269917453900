import type {Node} from 'unist';
import type {Problem} from './problem';

/** A replacement that `npm run check -- --fix` makes on a page. */
export interface Fix {
  /** Offsets in the page's source: the first character to replace, and the first to keep. */
  from: number;
  to: number;
  text: string;
}

/**
 * Returns the fix that replaces a whole node; no fix if the source differs from the node's text
 * because of escapes or nested Markdown.
 */
export function fixAt(
  {position}: Node,
  written: string,
  source: string,
  text: string,
): {fix?: Fix} {
  const {start, end} = position ?? {};
  const from = start?.offset ?? 0;
  const to = end?.offset ?? 0;
  return source.slice(from, to) === written ? {fix: {from, to, text}} : {};
}

/** Applies the fixes, but only the first of any that overlap. Also returns the fixed problems. */
export function applyFixes(
  source: string,
  problems: readonly Problem[],
): {source: string; fixed: Problem[]} {
  const parts: string[] = [];
  const fixed: Problem[] = [];
  let end = -1;
  const fixes = problems.flatMap((problem) => (problem.fix ? [{problem, ...problem.fix}] : []));
  for (const {problem, from, to, text} of fixes.sort((a, b) => a.from - b.from || a.to - b.to)) {
    // Two insertions at the same position are duplicates.
    if (from > end || (from === end && to > from)) {
      parts.push(source.slice(Math.max(end, 0), from), text);
      end = to;
      fixed.push(problem);
    }
  }
  return {source: parts.join('') + source.slice(Math.max(end, 0)), fixed};
}
