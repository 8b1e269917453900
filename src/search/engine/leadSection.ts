import {groupBy} from '../shared/groupBy';
import type {LoadedIndex} from './loadIndex';
import {sumOf, valueAt} from './numbers';
import type {Candidate, WordScores} from './scoreDocuments';

/** Number of top pages whose sections are reordered; the others are not shown. */
const maxReorderedPages = 30;

/** Weights of the best keyword's match, the words' frequency, and their presence. */
const fitWeight = 0.75;
const bodyWeight = 0.8;
const coverageWeight = 1.5;

/** Penalty for a heading such as `Examples`, which doesn't name a subject. */
const genericPenalty = 0.3;

/** Weight of a word in the page's title, because all the page's sections are about it. */
const titleWeight = 0.3;

/**
 * Penalty for the top of a page, which comes first only if its sections barely match the query, unless
 * the page's title contains the whole query.
 */
const topPenalty = 1.5;

/**
 * Orders each page's sections by relevance, within the positions of the page's hits.
 *
 * @param fits the fit of each section's best keyword
 */
export function leadWithAnswers(
  sorted: readonly Candidate[],
  scores: readonly WordScores[],
  fits: ReadonlyMap<number, number>,
  index: LoadedIndex,
): Candidate[] {
  const required = scores.filter(({isOptional}) => !isOptional);
  const pages = groupBy(sorted, ({id}) => valueAt(index.heads, id));
  const reordered = new Map<Candidate, Candidate>();
  for (const page of [...pages.values()].slice(0, maxReorderedPages)) {
    // Named documents keep their positions, also while their names are being typed.
    if (page.some(({nameRank, isTyped}) => nameRank >= 0 || isTyped)) {
      continue;
    }
    const byId = new Map(page.map((candidate) => [candidate.id, candidate]));
    orderSections([...byId.keys()], required, fits, index).forEach((id, position) => {
      const [old, answer] = [page[position], byId.get(id)];
      if (old && answer) {
        reordered.set(old, {...answer, score: old.score});
      }
    });
  }
  return sorted.map((candidate) => reordered.get(candidate) ?? candidate);
}

/**
 * Orders a page's sections by how well they answer the query. The pages themselves are already in order.
 *
 * @param ids the page's sections that match the query
 */
function orderSections(
  ids: readonly number[],
  required: readonly WordScores[],
  fits: ReadonlyMap<number, number>,
  index: LoadedIndex,
): number[] {
  const head = valueAt(index.heads, ids[0] ?? 0);
  const isInTitle = ({heading}: WordScores) => ids.includes(head) && heading[head] === 1;
  const words = required.map((word) => ({...word, weight: isInTitle(word) ? titleWeight : 1}));
  const totalWeight = sumOf(words, ({idf, weight}) => idf * weight) || 1;
  const isTitle = words.every(({weight}) => weight < 1);
  const bodyOf = (id: number) => sumOf(words, ({section, weight}) => valueAt(section, id) * weight);
  const maxBody = Math.max(...ids.map(bodyOf)) || 1;
  const scoreOf = (id: number) => {
    const covered = sumOf(words, ({mentions, idf, weight}) => valueAt(mentions, id) * idf * weight);
    const score =
      (fits.get(id) ?? 0) * fitWeight +
      (bodyOf(id) / maxBody) * bodyWeight +
      (covered / totalWeight) * coverageWeight -
      (index.genericSections.has(id) ? genericPenalty : 0);
    return id === head ? score - (isTitle ? 0 : topPenalty) : score;
  };
  const scores = new Map(ids.map((id) => [id, scoreOf(id)]));
  if (index.documents[head]?.kind === 'command') {
    scores.set(head, Infinity);
  }
  return [...ids].sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a - b);
}
