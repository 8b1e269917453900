import {phraseKey} from '../shared/phraseKey';
import {isLunrStopWord} from '../shared/stem';
import type {LoadedIndex} from './loadIndex';

/** A label of the screen that a section mentions says less than a heading, which it is about. */
const labelShare = 0.5;

/** How much a phrase of a section counts for its page. */
const pageShare = 0.5;

/** Stop words weigh little, but tell `On Load` from `Load`. */
const stopWordShare = 0.2;

const longestPhrase = 6;

/**
 * The sections with a heading or a label that stands in the query word for word, each with the share
 * of the query that the phrase makes up. A single word counts only when it is the whole query: BM25
 * knows the words, not that they belong together.
 */
export function findPhrases(query: string, index: LoadedIndex): Map<number, number> {
  const words = phraseKey(query).split(' ');
  const weights = words.map((word) => weightOf(word, index));
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const shares = new Map<number, number>();
  const raise = (id: number, share: number) => shares.set(id, Math.max(shares.get(id) ?? 0, share));
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 1; end <= Math.min(words.length, start + longestPhrase); end += 1) {
      if (end - start === 1 && words.length > 1) {
        continue;
      }
      const phrase = words.slice(start, end).join(' ');
      const share = weights.slice(start, end).reduce((sum, weight) => sum + weight, 0) / total;
      for (const [found, weight] of [
        [index.headings.get(phrase), 1],
        [index.labels.get(phrase), labelShare],
      ] as const) {
        for (const id of found ?? []) {
          raise(id, share * weight);
          raise(index.heads[id] ?? id, share * weight * (index.heads[id] === id ? 1 : pageShare));
        }
      }
    }
  }
  return shares;
}

function weightOf(word: string, {termNumbers, postings}: LoadedIndex): number {
  const term = termNumbers.get(word);
  return term === undefined ? 0 : postings(term).idf * (isLunrStopWord(word) ? stopWordShare : 1);
}
