/** A page that could be prefetched. */
export interface Candidate {
  pathname: string;
  /** Whether a link to it is in view. */
  isInView: boolean;
  /** Kilobytes of its code, compressed. */
  size: number;
}

/** How much may still be prefetched in a page view. */
export interface Room {
  pages: number;
  kilobytes: number;
}

/**
 * Chooses the page to prefetch next: the likeliest one with a link in view that fits. A likelier page
 * whose link isn't in view yet has its room kept free.
 *
 * @param candidates the likeliest first
 */
export function choosePage<T extends Candidate>(
  candidates: readonly T[],
  {pages, kilobytes}: Room,
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
