import {orderSections, type SectionMatches} from './leadSection';
import type {LoadedIndex} from './loadIndex';
import type {QueryWord} from './readWords';
import type {Candidate} from './scoreDocuments';

/** Number of top pages whose sections are put in order; the others are not shown. */
const orderedPages = 30;

/** Orders the sections of each page by relevance, within the positions of the page's hits. */
export function leadWithAnswers(
  sorted: readonly Candidate[],
  words: readonly QueryWord[],
  matches: SectionMatches,
  index: LoadedIndex,
): Candidate[] {
  const pages = new Map<number, Candidate[]>();
  for (const candidate of sorted) {
    const head = index.heads[candidate.id] ?? candidate.id;
    const known = pages.get(head);
    if (known) {
      known.push(candidate);
    } else {
      pages.set(head, [candidate]);
    }
  }
  const reordered = new Map<Candidate, Candidate>();
  for (const page of [...pages.values()].slice(0, orderedPages)) {
    // Named documents keep their positions.
    if (page.some(({nameRank, isTyped}) => nameRank >= 0 || isTyped)) {
      continue;
    }
    const byId = new Map(page.map((candidate) => [candidate.id, candidate]));
    orderSections([...byId.keys()], words, matches, index).forEach((id, position) => {
      const [old, answer] = [page[position], byId.get(id)];
      if (old && answer) {
        reordered.set(old, {...answer, score: old.score});
      }
    });
  }
  return sorted.map((candidate) => reordered.get(candidate) ?? candidate);
}
