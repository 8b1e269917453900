import {stem} from '../shared/stem';
import {countBits, editDistance, letterBits} from './editDistance';
import type {LoadedIndex} from './loadIndex';
import {synonyms, translations} from './synonyms';

/** An index term that a query word could mean, and how certain that is: 1 for the word itself. */
export interface Expansion {
  term: number;
  confidence: number;
  /** The word in the text. */
  form: string;
  /** True if it is a synonym and the index also contains the queried word. */
  isSynonym?: boolean;
  /** True if it is a synonym. */
  isOtherWord?: true;
  /** True if it differs by a letter or two. */
  isFuzzy?: true;
}

/** Inflections of a word share at least this many letters and differ by at most this many. */
const minStemLength = 4;
const maxEndingLength = 2;
const inflectionConfidence = 0.9;

/** A synonym counts less than the word itself. */
const synonymConfidence = 0.7;

/** For the last word if no section contains it: `entitys` is more likely unfinished than an inflection. */
const unfinishedConfidence = 0.5;

/** A one-letter prefix would match hundreds of words. */
const prefixLimit = 60;

/**
 * Returns the terms that a word could mean: itself, its inflections, synonyms, words that begin with it,
 * and if there are none of these, words that differ by a letter or two.
 *
 * @param isLast whether the reader might still be typing it
 */
export function expandWord(word: string, isLast: boolean, index: LoadedIndex): Expansion[] {
  const exact = index.termNumbers.get(stem(word));
  const expansions: Expansion[] = [];
  if (exact !== undefined) {
    const isWritten = index.words[lowerBound(index.words, word)]?.form === word;
    const confidence = isWritten || !isLast ? 1 : unfinishedConfidence;
    expansions.push({term: exact, confidence, form: word}, ...findInflections(word, index));
  }
  expansions.push(...findSynonyms(word, index));
  if (isLast || exact === undefined) {
    expansions.push(...findPrefixMatches(word, index));
  }
  if (expansions.length === 0) {
    expansions.push(...findFuzzyMatches(word, isLast, index));
  }
  return expansions;
}

/** Returns inflections that lunr's stemmer doesn't unify: `debugger` and `debugging`. */
function findInflections(word: string, {termNumbers, words}: LoadedIndex): Expansion[] {
  const stemmed = stem(word);
  const found: Expansion[] = [];
  const add = (form: string, term: number) =>
    found.push({term, confidence: inflectionConfidence, form});
  for (let length = stemmed.length - 1; length >= minStemLength; length -= 1) {
    const form = stemmed.slice(0, length);
    const term = termNumbers.get(form);
    if (term !== undefined && stemmed.length - length <= maxEndingLength) {
      add(form, term);
    }
  }
  if (stemmed.length >= minStemLength) {
    for (let i = lowerBound(words, stemmed); words[i]?.form.startsWith(stemmed); i += 1) {
      const {form, term} = words[i] ?? {form: '', term: 0};
      const isStem = termNumbers.get(form) === term;
      if (isStem && form !== stemmed && form.length - stemmed.length <= maxEndingLength) {
        add(form, term);
      }
    }
  }
  return found;
}

/** Synonyms, by stem. */
const synonymsByStem = new Map<string, string[]>();
for (const [word, others] of [
  ...synonyms.flatMap((group) => group.map((word) => [word, group] as const)),
  ...Object.entries(translations),
]) {
  const known = synonymsByStem.get(stem(word)) ?? [];
  synonymsByStem.set(stem(word), [...known, ...others.filter((other) => other !== word)]);
}

/** Returns the word's synonyms; a rarer one counts no more than the word itself. */
function findSynonyms(word: string, {termNumbers, idfs}: LoadedIndex): Expansion[] {
  const exact = termNumbers.get(stem(word));
  return (synonymsByStem.get(stem(word)) ?? []).flatMap((form) => {
    const term = termNumbers.get(stem(form));
    if (term === undefined) {
      return [];
    }
    const rarity = exact === undefined ? 1 : Math.min(1, (idfs[exact] ?? 0) / (idfs[term] ?? 0));
    const confidence = synonymConfidence * rarity;
    return [{term, confidence, form, isSynonym: exact !== undefined, isOtherWord: true as const}];
  });
}

/** Returns words that begin with the word; the fewer letters are missing, the higher the confidence. */
function findPrefixMatches(word: string, {words}: LoadedIndex): Expansion[] {
  const found = new Map<number, Expansion>();
  for (let i = lowerBound(words, word); words[i]?.form.startsWith(word); i += 1) {
    const {form, term} = words[i] ?? {form: '', term: 0};
    const confidence = 0.35 + 0.5 * (word.length / form.length);
    if (confidence > (found.get(term)?.confidence ?? 0)) {
      found.set(term, {term, confidence, form});
    }
  }
  return [...found.values()].sort((a, b) => b.confidence - a.confidence).slice(0, prefixLimit);
}

function lowerBound(words: LoadedIndex['words'], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.form ?? '') < word) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/**
 * Returns words at edit distance one, or two for long words; swapping two letters is one edit. The last
 * word can also be the misspelled beginning of a longer one.
 */
function findFuzzyMatches(word: string, isLast: boolean, {words}: LoadedIndex): Expansion[] {
  if (word.length < 3 || !/\p{L}/u.test(word) || /^\d/.test(word)) {
    return [];
  }
  const limit = word.length < 6 ? 1 : 2;
  const found = new Map<number, Expansion>();
  const queryLetters = letterBits(word);
  for (const {form, term, letters} of words) {
    if (countBits(queryLetters & ~letters) > limit) {
      continue;
    }
    const isWhole = Math.abs(form.length - word.length) <= limit;
    const isBeginning = isLast && word.length > 3 && form.length > word.length + limit;
    if (isWhole || isBeginning) {
      const distance = editDistance(word, isWhole ? form : form.slice(0, word.length), limit);
      const confidence =
        (distance === 1 ? 0.6 : 0.35) + (form[0] === word[0] ? 0.1 : 0) - (isWhole ? 0 : 0.3);
      if (distance <= limit && confidence > (found.get(term)?.confidence ?? 0)) {
        found.set(term, {term, confidence, form, isFuzzy: true});
      }
    }
  }
  const best = Math.max(...[...found.values()].map(({confidence}) => confidence));
  return [...found.values()].filter(({confidence}) => confidence >= best - 0.1);
}
