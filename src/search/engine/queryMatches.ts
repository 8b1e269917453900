import {matchKeywords} from './keywords';
import type {LoadedIndex} from './loadIndex';
import {raise, valueAt} from './numbers';
import {findPhrases} from './phrases';
import {rarityOf, type QueryWord} from './readWords';

/** Confidence that a section is about a word in its text or keywords; 1 for a word in its heading. */
const textConfidence = 0.8;

/** The places in an index that match a query. */
export interface QueryMatches {
  /** By required word. */
  occurrences: readonly Occurrences[];
  /** By section, the fit of its best keyword. */
  fits: ReadonlyMap<number, number>;
  /** By section, the fraction of the query that a heading or label contains. */
  phrases: ReadonlyMap<number, number>;
}

/** The occurrences of a query word, by section. */
export interface Occurrences {
  rarity: number;
  /** BM25. */
  body: Float64Array;
  /** Confidence that the section is about the word. */
  mentions: Float64Array;
  /** Confidence that the word is in the heading. */
  title: Float64Array;
}

/** Finds a query's matches, once for all pages, because common words have long lists of occurrences. */
export function findMatches(
  query: string,
  words: readonly QueryWord[],
  index: LoadedIndex,
): QueryMatches {
  const required = words.filter(({isOptional}) => !isOptional);
  const fits = new Map<number, number>();
  for (const {section, fit} of matchKeywords(required, index)) {
    fits.set(section, Math.max(fits.get(section) ?? 0, fit));
  }
  const occurrences = required.map((word) => findOccurrences(word, index));
  return {occurrences, fits, phrases: findPhrases(query, index)};
}

function findOccurrences(word: QueryWord, index: LoadedIndex): Occurrences {
  const {documents, heads, postings, keywords} = index;
  const found: Occurrences = {
    rarity: rarityOf(word, index),
    body: new Float64Array(documents.length),
    mentions: new Float64Array(documents.length),
    title: new Float64Array(documents.length),
  };
  for (const {term, confidence} of word.expansions) {
    const {ids, scores, titleScores} = postings(term);
    ids.forEach((id, position) => {
      const isInTitle = valueAt(titleScores, position) > 0;
      const isInHeading = isInTitle && heads[id] !== id;
      raise(found.body, id, valueAt(scores, position) * confidence);
      raise(found.mentions, id, confidence * (isInHeading ? 1 : textConfidence));
      raise(found.title, id, isInTitle ? confidence : 0);
    });
    for (const keyword of keywords.with(term)) {
      raise(found.mentions, keywords.sectionOf(keyword), confidence * textConfidence);
    }
  }
  return found;
}
