import type {LoadedIndex} from './loadIndex';
import {rarityOf, type QueryWord} from './readWords';
import {valueAt} from './scoreWord';

/** Weights of the best keyword's match, a heading in the query, the words' frequency, and their presence. */
const fitWeight = 0.75;
const phraseWeight = 0.3;
const bodyWeight = 0.8;
const coverageWeight = 1.5;

/** Penalty for a heading such as `Examples`, which doesn't name a subject. */
const genericPenalty = 0.3;

/** Confidence that a section is about a word in its text or keywords; 1 for a word in its heading. */
const textConfidence = 0.8;

/** Weight of a word in the page's title, because all the page's sections are about it. */
const titleWeight = 0.3;

/**
 * Penalty for the top of a page, which comes first only if its sections barely match the query, unless
 * the page's title contains the whole query.
 */
const topPenalty = 1.5;

/** Minimum score of a keyword that ranks a section above the command at the top. */
const commandFit = 0.3;

/** Scores for sections that match the query as a whole, by id. */
export interface SectionMatches {
  /** Fit of the best keyword. */
  fits: ReadonlyMap<number, number>;
  /** Fraction of the query that a heading or label contains. */
  phrases: ReadonlyMap<number, number>;
}

/**
 * Returns a function that orders a page's sections by how well they answer the query. The pages
 * themselves are already in order.
 */
export function sectionOrder(
  words: readonly QueryWord[],
  matches: SectionMatches,
  index: LoadedIndex,
): (ids: readonly number[]) => number[] {
  // Once for all pages, because common words have long lists of occurrences.
  const occurrences = words
    .filter(({isOptional}) => !isOptional)
    .map((word) => findOccurrences(word, index));
  return (ids) => orderSections(ids, occurrences, matches, index);
}

/** @param ids the page's sections that match the query */
function orderSections(
  ids: readonly number[],
  words: readonly Occurrences[],
  {fits, phrases}: SectionMatches,
  index: LoadedIndex,
): number[] {
  const head = valueAt(index.heads, ids[0] ?? 0);
  const occurrences = words.map((word) => ({
    ...word,
    weight: ids.includes(head) && word.inTitle[head] === 1 ? titleWeight : 1,
  }));
  const sum = (valueOf: (occurrence: (typeof occurrences)[number]) => number) =>
    occurrences.reduce((total, occurrence) => total + valueOf(occurrence), 0);
  const totalWeight = sum(({rarity, weight}) => rarity * weight) || 1;
  const isTitle = occurrences.every(({weight}) => weight < 1);
  const bodyOf = (id: number) => sum(({body, weight}) => valueAt(body, id) * weight);
  const maxBody = Math.max(...ids.map(bodyOf)) || 1;
  const scoreOf = (id: number) => {
    const coverage =
      sum(({mentions, rarity, weight}) => valueAt(mentions, id) * rarity * weight) / totalWeight;
    const score =
      (fits.get(id) ?? 0) * fitWeight +
      (phrases.get(id) ?? 0) * phraseWeight +
      (bodyOf(id) / maxBody) * bodyWeight +
      coverage * coverageWeight -
      (index.genericSections.has(id) ? genericPenalty : 0);
    return id === head ? score - (isTitle ? 0 : topPenalty) : score;
  };
  const scores = new Map(ids.map((id) => [id, scoreOf(id)]));
  const bestFit = Math.max(0, ...ids.map((id) => (id === head ? 0 : (fits.get(id) ?? 0))));
  if (index.documents[head]?.kind === 'command' && bestFit < commandFit) {
    scores.set(head, Infinity);
  }
  return [...ids].sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a - b);
}

/** The occurrences of a query word, by section. */
interface Occurrences {
  /** BM25. */
  body: Float64Array;
  /** Confidence that the section is about the word. */
  mentions: Float64Array;
  /** 1 if the section is the top of a page whose title contains the word. */
  inTitle: Uint8Array;
  rarity: number;
}

function findOccurrences(word: QueryWord, index: LoadedIndex): Occurrences {
  const count = index.documents.length;
  const body = new Float64Array(count);
  const mentions = new Float64Array(count);
  const inTitle = new Uint8Array(count);
  const raise = (values: Float64Array, id: number, value: number) => {
    values[id] = Math.max(valueAt(values, id), value);
  };
  for (const {term, confidence} of word.expansions) {
    const {ids, scores, titleScores} = index.postings(term);
    ids.forEach((id, position) => {
      const isTitled = valueAt(titleScores, position) > 0;
      const isHead = index.heads[id] === id;
      if (isTitled && isHead) {
        inTitle[id] = 1;
      }
      raise(body, id, valueAt(scores, position) * confidence);
      raise(mentions, id, confidence * (isTitled && !isHead ? 1 : textConfidence));
    });
    for (const keyword of index.keywords.with(term)) {
      raise(mentions, index.keywords.sectionOf(keyword), confidence * textConfidence);
    }
  }
  return {body, mentions, inTitle, rarity: rarityOf(word, index)};
}
