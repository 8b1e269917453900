import {isLunrStopWord, stem} from '../shared/stem';
import {fold, nameParts, splitQuery} from '../shared/tokenize';
import {expandWord, maxEndingLength, minStemLength} from './expandWord';
import type {LoadedIndex} from './loadIndex';
import {findNames} from './names';
import {sumOf} from './numbers';
import {fillerWords, rarityOf, readWords, type QueryWord} from './readWords';

/** Query words that no section contains, as typed. */
export interface MissingWords {
  /** Words that the pages don't mention. */
  missing: string[];
  /** Words that differ from a word on the pages by a letter or two, or names in pasted code. */
  unknown: string[];
}

/** Shorter words are variables and units. */
const minWordLength = 3;

/** Minimum confidence of a word that differs by one letter, and minimum length of one that differs by two. */
const minFuzzyConfidence = 0.6;
const minLongWordLength = 8;

/** Longer queries are questions, with words that an answer doesn't need. */
const maxWords = 3;

/** One of this many top hits must cover this fraction of the query's words, weighted by rarity. */
const maxCoveringHits = 3;
const minCoverage = 0.7;

/** Names in pasted code are the reader's own, which the docs don't cover. */
const codeCharacters = /[(){};=<>]/;

/** Returns query words that no section contains in any form; nothing if the query is a name. */
export function findMissingWords(query: string, index: LoadedIndex): MissingWords {
  const found: MissingWords = {missing: [], unknown: []};
  if (findNames(query, index.names).length > 0) {
    return found;
  }
  for (const chunk of new Set(splitQuery(query))) {
    const word = fold(chunk);
    const isContentWord =
      /\p{L}/u.test(word) &&
      word.length >= minWordLength &&
      !isLunrStopWord(word) &&
      !fillerWords.has(word);
    if (isContentWord && !occurs(chunk, index)) {
      const isUnknown = codeCharacters.test(query) || isMisspelled(word, index);
      found[isUnknown ? 'unknown' : 'missing'].push(chunk);
    }
  }
  return found;
}

/** Returns the message about the words, if there are any. */
export function describeMissingWords({missing, unknown}: MissingWords): string | undefined {
  const list = (words: readonly string[]) => words.map((word) => `“${word}”`).join(' or ');
  if (missing.length > 0) {
    return `Qodly's docs don't mention ${list(missing)}. Closest results:`;
  }
  return unknown.length > 0 ? `No exact match for ${list(unknown)}. Closest results:` : undefined;
}

/**
 * Reports the words of a short query as missing if no top hit, together with its page's introduction, covers
 * them. `stripe checkout` could find a section about Stripe and others about payments.
 *
 * @param ids the hits' sections, best first
 */
export function findUncovered(
  query: string,
  ids: readonly number[],
  index: LoadedIndex,
): MissingWords {
  const words = readWords(query, index).filter(({isOptional}) => !isOptional);
  if (words.length < 2 || words.length > maxWords || findNames(query, index.names).length > 0) {
    return {missing: [], unknown: []};
  }
  const rarity = (counted: readonly QueryWord[]) => sumOf(counted, (word) => rarityOf(word, index));
  const isCovered = ids.slice(0, maxCoveringHits).some((id) => {
    const sections = new Set([id, index.heads[id] ?? id]);
    const covered = words.filter((word) => isWordIn(word, sections, index));
    return rarity(covered) >= minCoverage * rarity(words);
  });
  return {missing: isCovered ? [] : [words.map(({text}) => text).join(' ')], unknown: []};
}

/** Returns whether the text or a keyword of any of the sections contains the word or a synonym. */
function isWordIn(
  {expansions}: QueryWord,
  sections: ReadonlySet<number>,
  {postings, keywords}: LoadedIndex,
): boolean {
  return expansions.some(
    ({term}) =>
      postings(term).ids.some((id) => sections.has(id)) ||
      keywords.with(term).some((keyword) => sections.has(keywords.sectionOf(keyword))),
  );
}

/** Returns whether the index has the word, an inflection, a word that begins with it, or all its parts. */
function occurs(chunk: string, index: LoadedIndex): boolean {
  const word = fold(chunk);
  const stemmed = stem(word);
  const isKnown = (text: string) => index.termNumbers.has(stem(text));
  const isInflected = Array.from({length: maxEndingLength}, (_, i) =>
    stemmed.slice(0, -1 - i),
  ).some((form) => form.length >= minStemLength && index.termNumbers.has(form));
  const parts = nameParts(chunk).map(fold);
  return (
    isKnown(word) ||
    isInflected ||
    index.words.some(({form}) => form.startsWith(word)) ||
    (parts.length > 0 && parts.every(isKnown))
  );
}

function isMisspelled(word: string, index: LoadedIndex): boolean {
  const similar = expandWord(word, false, index).filter(({isFuzzy}) => isFuzzy);
  return similar.some(
    ({confidence}) => confidence >= minFuzzyConfidence || word.length >= minLongWordLength,
  );
}
