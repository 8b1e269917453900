import {isLunrStopWord, stem} from '../shared/stem';
import {fold, nameParts, splitQuery} from '../shared/tokenize';
import {expandWord} from './expandWord';
import {fillerWords} from './fillerWords';
import type {LoadedIndex} from './loadIndex';
import {findNames} from './names';
import {rarityOf, readWords, splitJoined, type QueryWord} from './readWords';

/** Query words that no text contains, as written. */
export interface Unsaid {
  /** Words that the pages don't mention. */
  missing: string[];
  /** Words that differ in a letter or two from a word of the pages, or names in pasted code. */
  unknown: string[];
}

/** Inflections of a word share at least this many letters and differ in at most this many. */
const shortestStem = 4;
const longestEnding = 2;

/** Shorter words are variables and units. */
const shortestWord = 3;

/** From this certainty on, words differ in one letter; longer ones may differ in two. */
const oneLetter = 0.6;
const longWord = 8;

/** Longer queries are questions, with words that an answer doesn't need. */
const mostWords = 3;

/** Number of first hits of which one must cover the query, and the share of the words, by rarity. */
const coveringHits = 3;
const coveredShare = 0.7;

/** Names in pasted code are the reader's own, not subjects of the docs. */
const signsOfCode = /[(){};=<>]/;

/** Returns query words that no text contains in any form; nothing if the query is a name. */
export function findUnsaid(query: string, index: LoadedIndex): Unsaid {
  const unsaid: Unsaid = {missing: [], unknown: []};
  if (findNames(query, index.names).length > 0) {
    return unsaid;
  }
  for (const chunk of new Set(splitQuery(query))) {
    const word = fold(chunk);
    const isTelling =
      /\p{L}/u.test(word) &&
      word.length >= shortestWord &&
      !isLunrStopWord(word) &&
      !fillerWords.has(word);
    if (isTelling && !isSaid(chunk, index)) {
      const isOdd = signsOfCode.test(query) || isMisspelled(word, index);
      unsaid[isOdd ? 'unknown' : 'missing'].push(chunk);
    }
  }
  return unsaid;
}

/** Returns the message about the words, if there are any. */
export function describeUnsaid({missing, unknown}: Unsaid): string | undefined {
  const list = (words: readonly string[]) => words.map((word) => `“${word}”`).join(' or ');
  if (missing.length > 0) {
    return `Qodly's docs don't mention ${list(missing)}. Closest results:`;
  }
  return unknown.length > 0 ? `No exact match for ${list(unknown)}. Closest results:` : undefined;
}

/**
 * Returns the words of a short query that no first hit covers, together with its page's head; undefined
 * if one does. `stripe checkout` may find a section about Stripe and others about payments.
 *
 * @param ids the hits' sections, best first
 */
export function findUncovered(
  query: string,
  ids: readonly number[],
  index: LoadedIndex,
): string | undefined {
  const words = readWords(query, index).filter(({isOptional}) => !isOptional);
  if (words.length < 2 || words.length > mostWords || findNames(query, index.names).length > 0) {
    return undefined;
  }
  const all = words.reduce((sum, word) => sum + rarityOf(word, index), 0);
  const isCovered = ids.slice(0, coveringHits).some((id) => {
    const sections = new Set([id, index.heads[id] ?? id]);
    const said = words.filter((word) => isWordIn(word, sections, index));
    return said.reduce((sum, word) => sum + rarityOf(word, index), 0) >= coveredShare * all;
  });
  return isCovered ? undefined : words.map(({text}) => text).join(' ');
}

/** Returns whether the text or a keyword of one of the sections has the word or another for it. */
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

/** Returns whether a text has the word, an inflection, a longer word with this start, or all its parts. */
function isSaid(chunk: string, index: LoadedIndex): boolean {
  const word = fold(chunk);
  const stemmed = stem(word);
  const isKnown = (text: string) => index.termNumbers.has(stem(text));
  const isInflected = Array.from({length: longestEnding}, (_, i) => stemmed.slice(0, -1 - i)).some(
    (form) => form.length >= shortestStem && index.termNumbers.has(form),
  );
  const parts = nameParts(chunk).map(fold);
  return (
    isKnown(word) ||
    isInflected ||
    index.words.some(({form}) => form.startsWith(word)) ||
    (parts.length > 0 && parts.every(isKnown)) ||
    areTogether(splitJoined(word, index), index)
  );
}

/** Returns whether a keyword contains both halves of two words written as one. */
function areTogether([first, second]: readonly string[], index: LoadedIndex): boolean {
  const [a, b] = [first, second].map((half) => index.termNumbers.get(stem(half ?? '')));
  return (
    a !== undefined &&
    b !== undefined &&
    [...index.keywords.with(a)].some((keyword) => index.keywords.termsOf(keyword).includes(b))
  );
}

function isMisspelled(word: string, index: LoadedIndex): boolean {
  const likest = expandWord(word, false, index).filter(({isLikeness}) => isLikeness);
  return likest.some(({certainty}) => certainty >= oneLetter || word.length >= longWord);
}
