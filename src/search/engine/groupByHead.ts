import type {LoadedIndex} from './loadIndex';
import type {Candidate} from './scoreDocuments';

/** Groups ranked sections by the first section of their page, in the order of each page's best section. */
export function groupByHead(
  sorted: readonly Candidate[],
  {heads}: LoadedIndex,
): Map<number, Candidate[]> {
  const pages = new Map<number, Candidate[]>();
  for (const candidate of sorted) {
    const head = heads[candidate.id] ?? candidate.id;
    const sections = pages.get(head);
    if (sections) {
      sections.push(candidate);
    } else {
      pages.set(head, [candidate]);
    }
  }
  return pages;
}
