import {sectionOrder, type SectionMatches} from './leadSection';
import {groupByHead} from './groupByHead';
import type {LoadedIndex} from './loadIndex';
import type {QueryWord} from './readWords';
import type {Candidate} from './scoreDocuments';

/** Number of top pages whose sections are reordered; the others are not shown. */
const maxReorderedPages = 30;

/** Orders each page's sections by relevance, within the positions of the page's hits. */
export function leadWithAnswers(
  sorted: readonly Candidate[],
  words: readonly QueryWord[],
  matches: SectionMatches,
  index: LoadedIndex,
): Candidate[] {
  const pages = groupByHead(sorted, index);
  const orderSections = sectionOrder(words, matches, index);
  const reordered = new Map<Candidate, Candidate>();
  for (const page of [...pages.values()].slice(0, maxReorderedPages)) {
    // Named documents keep their positions.
    if (page.some(({nameRank, isTyped}) => nameRank >= 0 || isTyped)) {
      continue;
    }
    const byId = new Map(page.map((candidate) => [candidate.id, candidate]));
    orderSections([...byId.keys()]).forEach((id, position) => {
      const [old, answer] = [page[position], byId.get(id)];
      if (old && answer) {
        reordered.set(old, {...answer, score: old.score});
      }
    });
  }
  return sorted.map((candidate) => reordered.get(candidate) ?? candidate);
}
