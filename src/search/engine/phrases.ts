import {phraseKey} from '../shared/stem';
import {wordsOf} from '../shared/tokenize';
import type {SearchIndexFile} from '../shared/types';
import type {LoadedIndex} from './loadIndex';
import {sumOf} from './numbers';

/** Weight of a heading or label that equals the query; the reader has seen it and is looking for it. */
const wholeQueryWeight = 1.5;

const maxPhraseLength = 6;

/**
 * Returns the sections with a heading or label that the query contains word for word, and the fraction of
 * the query that it makes up, with a bonus for the whole query.
 */
export function findPhrases(query: string, index: LoadedIndex): Map<number, number> {
  const shares = new Map<number, number>();
  const text = phraseKey(wordsOf(query));
  for (const {key, share} of queryPhrases(text, index)) {
    const counted = share * (key === text ? wholeQueryWeight : 1);
    for (const id of index.phrases.get(key) ?? []) {
      shares.set(id, Math.max(shares.get(id) ?? 0, counted));
    }
  }
  return shares;
}

/**
 * Returns the phrases in a query and the fractions of the query that they make up, by rarity. A
 * single word counts only if it is the whole query, because BM25 already covers words, but not which of
 * them belong together.
 */
function queryPhrases(
  query: string,
  {termNumbers, idfs}: LoadedIndex,
): {key: string; share: number}[] {
  const words = query.split(' ');
  const rarityOf = (word: string) => idfs[termNumbers.get(word) ?? -1] ?? 0;
  const total = sumOf(words, rarityOf) || 1;
  const shortest = Math.min(words.length, 2);
  return words.flatMap((_, start) =>
    Array.from({length: maxPhraseLength}, (_unused, i) => words.slice(start, start + i + 1))
      .filter((phrase, i) => phrase.length === i + 1 && phrase.length >= shortest)
      .map((phrase) => ({key: phrase.join(' '), share: sumOf(phrase, rarityOf) / total})),
  );
}

/** Matches most headings: one word or a member name, whose keys are quick to compute. */
const singleWord = /^\.?([A-Za-z]\w+)(?:\(\))?$/;

/**
 * Returns the section ids by the keys of their headings and UI labels.
 *
 * @param forms words in the text by stem, to avoid running the stemmer
 */
export function collectPhrases(
  {documents, index: {labels}}: SearchIndexFile,
  forms: ReadonlyMap<string, readonly string[]>,
): Map<string, number[]> {
  const stems = new Map<string, string>();
  forms.forEach((words, stem) => words.forEach((word) => stems.set(word, stem)));
  const stemOf = (word: string) => stems.get(word) ?? word;
  const ids = new Map(Object.entries(labels));
  for (const {id, sectionTitle} of documents) {
    const word = singleWord.exec(sectionTitle)?.[1];
    const key = phraseKey(word ? [word.toLowerCase()] : wordsOf(sectionTitle), stemOf);
    ids.set(key, [...(ids.get(key) ?? []), id]);
  }
  ids.delete('');
  return ids;
}
