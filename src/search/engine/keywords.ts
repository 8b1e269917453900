import {keywordKey} from '../shared/phraseKey';
import type {LoadedIndex} from './loadIndex';
import {queryPhrases} from './queryPhrases';

/**
 * The pages with a keyword that the query contains word for word, stop words aside, each with the
 * share of the query that the keyword makes up.
 */
export function findKeywords(query: string, index: LoadedIndex): Map<number, number> {
  const shares = new Map<number, number>();
  const words = keywordKey(query).split(' ');
  for (const {key, share} of queryPhrases(words, (word) => rarity(word, index))) {
    for (const id of index.keywords.get(key) ?? []) {
      shares.set(id, Math.max(shares.get(id) ?? 0, share));
    }
  }
  return shares;
}

function rarity(word: string, {termNumbers, postings}: LoadedIndex): number {
  const term = termNumbers.get(word);
  return term === undefined ? 0 : postings(term).idf;
}
