import {isLunrStopWord, stem} from '../shared/stem';
import {placeWords} from '../shared/tokenize';
import type {LoadedIndex} from './loadIndex';

/**
 * Share of the query, by the rarity of its words, that stands word for word in one of the keywords of a
 * section's page; stop words aside. A single word counts only when it is the whole query.
 */
export function keywordShare(query: string, id: number, index: LoadedIndex): number {
  const words = contentWords(query);
  const weights = words.map((word) => rarity(word, index));
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const shares = keywordsOf(id, index).map((phrase) => {
    const start = phrase.length > 1 || words.length === 1 ? placeOf(phrase, words) : -1;
    return start < 0 ? 0 : sum(weights.slice(start, start + phrase.length));
  });
  return Math.max(0, ...shares) / (sum(weights) || 1);
}

/** Pages come up again and again. */
const known = new WeakMap<object, string[][]>();

function keywordsOf(id: number, {documents}: LoadedIndex): string[][] {
  const tags = documents[id]?.tags ?? [];
  const keywords = known.get(tags) ?? tags.map(contentWords);
  known.set(tags, keywords);
  return keywords;
}

/** The stems of the words that are no stop words. */
function contentWords(text: string): string[] {
  const terms = placeWords(text).map(({term}) => term);
  return terms.filter((term) => !isLunrStopWord(term)).map(stem);
}

/** Where the phrase stands in the words, or -1. */
function placeOf(phrase: readonly string[], words: readonly string[]): number {
  return phrase.length === 0
    ? -1
    : words.findIndex((_, start) => phrase.every((word, i) => words[start + i] === word));
}

function rarity(word: string, {termNumbers, postings}: LoadedIndex): number {
  const term = termNumbers.get(word);
  return term === undefined ? 0 : postings(term).idf;
}
