import {groupBy} from '../shared/groupBy';
import type {LoadedIndex} from './loadIndex';
import {sumOf, valueAt} from './numbers';
import {evidenceFor, type PageEvidence} from './pageEvidence';
import type {QueryMatches} from './queryMatches';
import type {QueryWord} from './readWords';
import type {Candidate} from './scoreDocuments';

/** Number of top pages that are weighed; the others stay after them. */
const maxWeighedPages = 20;

/** Weight of a page's later sections, which makes other pages rank before them. */
const laterSectionWeight = 0.5;

/** Learned from queries and section keywords; see `tests/bench/README.md`. */
const evidenceWeights: Readonly<PageEvidence> = {
  bestFit: 1,
  keywords: 0.6,
  second: 0.7,
  phrase: 1.1,
  together: 0.6,
  text: 2.2,
  literal: 1.2,
  title: 0.7,
  studio: 0.3,
  member: 0.2,
};

/**
 * Ranks the top pages by their scores and by further evidence, which pages with an accidentally high
 * score usually lack. A page's sections keep their order. Queries with an unfinished name or a
 * call look for a name, which the scores already favor.
 */
export function weighPages(
  sorted: readonly Candidate[],
  words: readonly QueryWord[],
  matches: QueryMatches,
  index: LoadedIndex,
): Candidate[] {
  const required = words.filter(({isOptional}) => !isOptional);
  const isUnfinished = required.length < 2 && sorted.some(({isTyped}) => isTyped);
  if (isUnfinished || required.some(({isCall}) => isCall)) {
    return [...sorted];
  }
  const byHead = groupBy(sorted, ({id}) => valueAt(index.heads, id));
  const pages = [...byHead].slice(0, maxWeighedPages);
  const ids = new Set(pages.flatMap(([, sections]) => sections.map(({id}) => id)));
  const evidenceOf = evidenceFor(matches, index);
  const weighed = pages.flatMap(([head, sections]) => {
    const factor = Math.exp(weigh(evidenceOf(head, sections)));
    return sections.map((candidate, position) => {
      const weight = position === 0 ? 1 : laterSectionWeight;
      return {...candidate, score: candidate.score * factor * weight};
    });
  });
  return [...weighed.sort(compareCandidates), ...sorted.filter(({id}) => !ids.has(id))];
}

function weigh(evidence: PageEvidence): number {
  const names = Object.keys(evidenceWeights) as (keyof PageEvidence)[];
  return sumOf(names, (name) => evidenceWeights[name] * evidence[name]);
}

/** Orders candidates: named ones first, then by score. */
export function compareCandidates(a: Candidate, b: Candidate): number {
  return b.nameRank - a.nameRank || b.score - a.score || a.id - b.id;
}
