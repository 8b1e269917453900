import type {LoadedIndex} from './loadIndex';
import {sumOf, valueAt} from './numbers';
import type {QueryWord} from './readWords';
import {scoreWord, type WordScores} from './scoreWord';

/** Boost for a section that contains all words, together with its page's subject. */
const allWordsBoost = 1.5;

/** A query with more words is a question; see `hasEachWord`. */
const maxShortQueryWords = 2;

/** A document during ranking. */
export interface Candidate {
  id: number;
  score: number;
  /** Rank among the named documents; -1 if the query doesn't name it. */
  nameRank: number;
  /** True if its name begins with the query. */
  isTyped?: true;
}

/** Returns the documents that contain a required word, with their scores. */
export function scoreDocuments(
  words: readonly QueryWord[],
  index: LoadedIndex,
): Map<number, Candidate> {
  const scored = words.map((word) => scoreWord(word, index));
  const required = scored.filter((_, position) => words[position]?.isOptional === false);
  const totalIdf = sumOf(required, ({idf}) => idf);
  const candidates = new Map<number, Candidate>();
  for (const {id} of index.documents) {
    if (!required.some(({section}) => valueAt(section, id) > 0)) {
      continue;
    }
    const head = valueAt(index.heads, id);
    const isMissed = ({section, page}: WordScores) =>
      valueAt(section, id) + valueAt(page, head) === 0;
    const missedIdf = sumOf(required.filter(isMissed), ({idf}) => idf);
    const sum = scored.reduce(
      (score, {section, page}) => score + valueAt(section, id) + valueAt(page, head),
      0,
    );
    const coverage = missedIdf === 0 ? 1 : (1 - missedIdf / totalIdf) ** 2;
    const boost = missedIdf === 0 && hasEachWord(required, id) ? allWordsBoost : 1;
    candidates.set(id, {id, score: sum * coverage * boost, nameRank: -1});
  }
  return candidates;
}

/**
 * Returns whether the section itself contains each word in a question. If synonyms and the page's words
 * counted, sections on other subjects could contain all words by accident. In short queries, they count.
 */
function hasEachWord(required: readonly WordScores[], id: number): boolean {
  return required.length <= maxShortQueryWords || required.every(({literal}) => literal[id] === 1);
}
