import {isLunrStopWord} from '../shared/stem';
import {fold, nameParts, splitQuery} from '../shared/tokenize';
import type {Hit} from '../shared/types';
import {expandWord} from './expandWord';
import type {LoadedIndex} from './loadIndex';
import {findNames} from './names';
import {sumOf} from './numbers';
import {fillerWords, rarityOf, readWords, type QueryWord} from './readWords';

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

/**
 * Returns a message about query words that no section contains in any form, if there are any and the query
 * isn't a name.
 */
export function describeMissing(query: string, index: LoadedIndex): string | undefined {
  if (findNames(query, index.names).length > 0) {
    return undefined;
  }
  const missing = [...new Set(splitQuery(query))].filter(
    (chunk) => isContentWord(fold(chunk)) && !occurs(chunk, index),
  );
  const unknown = missing.filter(
    (chunk) => codeCharacters.test(query) || isMisspelled(fold(chunk), index),
  );
  return missing.length > unknown.length
    ? notMentioned(missing.filter((chunk) => !unknown.includes(chunk)))
    : unknown.length > 0
      ? `No exact match for ${quote(unknown)}. Closest results:`
      : undefined;
}

function notMentioned(words: readonly string[]): string {
  return `Qodly's docs don't mention ${quote(words)}. Closest results:`;
}

function quote(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(' or ');
}

/**
 * Returns a message about a short query if no top hit, together with its page's introduction, covers its
 * words. `stripe checkout` could find a section about Stripe and others about payments.
 */
export function describeUncovered(
  query: string,
  hits: readonly Hit[],
  index: LoadedIndex,
): string | undefined {
  const words = readWords(query, index).filter(({isOptional}) => !isOptional);
  if (words.length < 2 || words.length > maxWords || findNames(query, index.names).length > 0) {
    return undefined;
  }
  const rarity = (counted: readonly QueryWord[]) => sumOf(counted, (word) => rarityOf(word, index));
  const isCovered = hits.slice(0, maxCoveringHits).some(({document: {id}}) => {
    const sections = new Set([id, index.heads[id] ?? id]);
    const covered = words.filter((word) => isWordIn(word, sections, index));
    return rarity(covered) >= minCoverage * rarity(words);
  });
  return isCovered ? undefined : notMentioned([words.map(({text}) => text).join(' ')]);
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
      keywords[term]?.some(({section}) => sections.has(section)),
  );
}

function isContentWord(word: string): boolean {
  return (
    /\p{L}/u.test(word) &&
    word.length >= minWordLength &&
    !isLunrStopWord(word) &&
    !fillerWords.has(word)
  );
}

/** Returns whether the index has the word, an inflection, a word that begins with it, or all its parts. */
function occurs(chunk: string, index: LoadedIndex): boolean {
  const isKnown = (word: string) =>
    expandWord(word, true, index).some(({isFuzzy, isOtherWord}) => !isFuzzy && !isOtherWord);
  const parts = nameParts(chunk).map(fold);
  return isKnown(fold(chunk)) || (parts.length > 0 && parts.every(isKnown));
}

function isMisspelled(word: string, index: LoadedIndex): boolean {
  const similar = expandWord(word, false, index).filter(({isFuzzy}) => isFuzzy);
  return similar.some(
    ({confidence}) => confidence >= minFuzzyConfidence || word.length >= minLongWordLength,
  );
}
