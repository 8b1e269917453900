/** A page that could be prefetched. */
export interface Candidate {
  pathname: string;
  /** True if a link to it is in view. */
  isInView: boolean;
  /** Compressed size of its code in kilobytes. */
  size: number;
}

/** The remaining prefetch budget of a page view. */
export interface Budget {
  pages: number;
  kilobytes: number;
}

/**
 * Chooses the page to prefetch next: the likeliest one that has a link in view and fits. Reserves room
 * for likelier pages whose links aren't in view yet.
 *
 * @param candidates likeliest first
 */
export function choosePage<T extends Candidate>(
  candidates: readonly T[],
  {pages, kilobytes}: Budget,
): T | undefined {
  for (const candidate of candidates) {
    if (pages > 0 && candidate.size <= kilobytes) {
      if (candidate.isInView) {
        return candidate;
      }
      pages -= 1;
      kilobytes -= candidate.size;
    }
  }
  return undefined;
}
