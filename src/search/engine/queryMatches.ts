import {matchKeywords, type KeywordMatch} from './keywords';
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
  keywords: readonly KeywordMatch[];
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
  /** Frequency in the text, from 0 to 1. */
  text: Float64Array;
  /** 1 if the section or a keyword contains the word itself, not only a synonym. */
  literal: Float64Array;
}

/** Finds a query's matches, once for all pages, because common words have long lists of occurrences. */
export function findMatches(
  query: string,
  words: readonly QueryWord[],
  index: LoadedIndex,
): QueryMatches {
  const required = words.filter(({isOptional}) => !isOptional);
  const keywords = matchKeywords(required, index);
  const fits = new Map<number, number>();
  for (const {section, fit} of keywords) {
    fits.set(section, Math.max(fits.get(section) ?? 0, fit));
  }
  const occurrences = required.map((word) => findOccurrences(word, index));
  return {occurrences, keywords, fits, phrases: findPhrases(query, index)};
}

function findOccurrences(word: QueryWord, index: LoadedIndex): Occurrences {
  const {documents, heads, postings, keywords} = index;
  const found: Occurrences = {
    rarity: rarityOf(word, index),
    body: new Float64Array(documents.length),
    mentions: new Float64Array(documents.length),
    title: new Float64Array(documents.length),
    text: new Float64Array(documents.length),
    literal: new Float64Array(documents.length),
  };
  for (const {term, confidence, isOtherWord = false} of word.expansions) {
    const {ids, scores, titleScores, textShares} = postings(term);
    ids.forEach((id, position) => {
      const isInTitle = valueAt(titleScores, position) > 0;
      const textShare = valueAt(textShares, position);
      const isInHeading = isInTitle && heads[id] !== id;
      raise(found.body, id, valueAt(scores, position) * confidence);
      raise(found.mentions, id, confidence * (isInHeading ? 1 : textConfidence));
      raise(found.title, id, isInTitle ? confidence : 0);
      raise(found.text, id, confidence * textShare);
      raise(found.literal, id, !isOtherWord && (isInTitle || textShare > 0) ? 1 : 0);
    });
    for (const keyword of keywords.with(term)) {
      const id = keywords.sectionOf(keyword);
      raise(found.mentions, id, confidence * textConfidence);
      raise(found.literal, id, isOtherWord ? 0 : 1);
    }
  }
  return found;
}
