import {isLunrStopWord, looseKey, phraseKey} from '../shared/stem';
import {wordsOf} from '../shared/tokenize';
import type {SearchDocument} from '../shared/types';
import type {LoadedIndex} from './loadIndex';
import {sumOf} from './numbers';

/** A mentioned UI label counts less than a heading, which names the section's subject. */
const labelWeight = 0.5;

/** Weight of a heading or label that equals the query; the reader has seen it and is looking for it. */
const wholeQueryWeight = 1.5;

const maxPhraseLength = 6;

/** Stop words weigh little but distinguish `On Load` from `Load`. */
const stopWordWeight = 0.2;

/**
 * Returns the sections with a heading or label that the query contains word for word, and the fraction of
 * the query that it makes up, with a bonus for the whole query. Headings also match without their stop
 * words.
 */
export function findPhrases(query: string, index: LoadedIndex): Map<number, number> {
  const shares = new Map<number, number>();
  const raise = (id: number, share: number) => shares.set(id, Math.max(shares.get(id) ?? 0, share));
  for (const text of queryKeys(query)) {
    for (const {key, share} of queryPhrases(text, index)) {
      for (const [found, weight] of [
        [index.headings.get(key), 1],
        [index.labels.get(key), labelWeight],
      ] as const) {
        const counted = share * (key === text ? wholeQueryWeight : weight);
        for (const id of found ?? []) {
          raise(id, counted);
        }
      }
    }
  }
  return shares;
}

/** Returns the query's keys. A single word left after removing stop words isn't a phrase. */
function queryKeys(query: string): Set<string> {
  const words = wordsOf(query);
  const loose = looseKey(words);
  return new Set([phraseKey(words), ...(loose.includes(' ') ? [loose] : [])]);
}

function weightOf(word: string, {termNumbers, idfs}: LoadedIndex): number {
  const term = termNumbers.get(word);
  return term === undefined ? 0 : (idfs[term] ?? 0) * (isLunrStopWord(word) ? stopWordWeight : 1);
}

/**
 * Returns the phrases in a query and the fractions of the query that they make up, by word weights. A
 * single word counts only if it is the whole query, because BM25 already covers words, but not which of
 * them belong together.
 */
function queryPhrases(query: string, index: LoadedIndex): {key: string; share: number}[] {
  const words = query.split(' ');
  const weights = words.map((word) => weightOf(word, index));
  const sum = (numbers: readonly number[]) => sumOf(numbers, (number) => number);
  const total = sum(weights) || 1;
  const shortest = Math.min(words.length, 2);
  return words.flatMap((_, start) =>
    Array.from({length: maxPhraseLength}, (_unused, i) => start + i + 1)
      .filter((end) => end <= words.length && end - start >= shortest)
      .map((end) => ({
        key: words.slice(start, end).join(' '),
        share: sum(weights.slice(start, end)) / total,
      })),
  );
}

/** Matches most headings: one word or a member name, whose keys are quick to compute. */
const singleWord = /^\.?([A-Za-z]\w+)(?:\(\))?$/;

/**
 * Returns the section ids by heading key, with and without stop words.
 *
 * @param forms words in the text by stem, to avoid running the stemmer
 */
export function collectHeadings(
  documents: readonly SearchDocument[],
  forms: ReadonlyMap<string, readonly string[]>,
): Map<string, number[]> {
  const stems = new Map<string, string>();
  forms.forEach((words, stem) => words.forEach((word) => stems.set(word, stem)));
  const stemOf = (word: string) => stems.get(word) ?? word;
  const ids = new Map<string, number[]>();
  for (const {id, sectionTitle} of documents) {
    for (const key of headingKeys(sectionTitle, stemOf)) {
      ids.set(key, [...(ids.get(key) ?? []), id]);
    }
  }
  ids.delete('');
  return ids;
}

function headingKeys(heading: string, stemOf: (word: string) => string): string[] {
  const word = singleWord.exec(heading)?.[1];
  if (word !== undefined) {
    return [stemOf(word.toLowerCase())];
  }
  const words = wordsOf(heading);
  const whole = phraseKey(words, stemOf);
  const loose = looseKey(words, stemOf);
  return loose !== whole && loose.includes(' ') ? [whole, loose] : [whole];
}
