import type {LoadedIndex} from './loadIndex';
import {nameKey} from './names';
import {raise, sumOf, valueAt} from './numbers';
import type {QueryWord} from './readWords';

/** Boost for a section that contains all words, together with its page's subject. */
const allWordsBoost = 1.5;

/** A query with more words is a question; see `hasEachWord`. */
const maxShortQueryWords = 2;

/** Fraction of a heading's weight that the page's other sections get. */
const headingFactor = 0.5;

/** Boost for the section about a name in the query. */
const nameBoost = 1.2;

/** Boost for the section about a name that the query calls, as in `save() fails`. */
const callBoost = 4;

/** Score of a word that occurs only in a keyword of the section, multiplied by the word's rarity. */
const keywordScore = 2;

/** Confidence that a section is about a word in its text or keywords; 1 for a word in its heading. */
const textConfidence = 0.8;

/** A query word's scores for the documents, by section. */
export interface WordScores {
  isOptional: boolean;
  /** Rarity of the word. */
  idf: number;
  /** BM25. */
  section: Float64Array;
  /** Score of the page's title, keywords, description, and headings, by its first section. */
  page: Float64Array;
  /** 1 if the section contains the word itself. */
  literal: Float64Array;
  /** Confidence that the section is about the word. */
  mentions: Float64Array;
  /** 1 if the word is in the heading. */
  heading: Float64Array;
}

/** Scores the documents for a query word. */
export function scoreWord(
  {text, expansions, isCall, isOptional}: QueryWord,
  {documents, postings, idfs, heads, names, keywords}: LoadedIndex,
): WordScores {
  const section = new Float64Array(documents.length);
  const headings = new Float64Array(documents.length);
  const literal = new Float64Array(documents.length);
  const mentions = new Float64Array(documents.length);
  const heading = new Float64Array(documents.length);
  let idf = 0;
  for (const {term, confidence, isSynonym = false} of expansions) {
    const {ids, scores, titleScores} = postings(term);
    const termIdf = valueAt(idfs, term);
    idf = Math.max(idf, termIdf * confidence);
    for (const {section: id} of keywords[term] ?? []) {
      raise(section, id, termIdf * confidence * keywordScore);
      raise(mentions, id, confidence * textConfidence);
      raise(literal, id, isSynonym ? 0 : 1);
    }
    ids.forEach((id, position) => {
      const head = valueAt(heads, id);
      const titleScore = valueAt(titleScores, position);
      raise(section, id, valueAt(scores, position) * confidence);
      raise(mentions, id, confidence * (titleScore > 0 && id !== head ? 1 : textConfidence));
      raise(heading, id, titleScore > 0 ? 1 : 0);
      raise(literal, id, isSynonym ? 0 : 1);
      if (id !== head) {
        raise(headings, head, titleScore * confidence * headingFactor);
      }
    });
  }
  // The first section describes the page.
  const page = headings.map(
    (score, id) => score + (valueAt(heads, id) === id ? valueAt(section, id) : 0),
  );
  for (const {id} of names.get(nameKey(text)) ?? []) {
    section[id] = valueAt(section, id) * (isCall ? callBoost : nameBoost);
  }
  return {isOptional, idf, section, page, literal, mentions, heading};
}

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
  scores: readonly WordScores[],
  index: LoadedIndex,
): Map<number, Candidate> {
  const required = scores.filter(({isOptional}) => !isOptional);
  const totalIdf = sumOf(required, ({idf}) => idf);
  const candidates = new Map<number, Candidate>();
  for (const {id} of index.documents) {
    if (!required.some(({section}) => valueAt(section, id) > 0)) {
      continue;
    }
    const head = valueAt(index.heads, id);
    const scoreOf = ({section, page}: WordScores) => valueAt(section, id) + valueAt(page, head);
    const missed = required.filter((word) => scoreOf(word) === 0);
    const missedIdf = sumOf(missed, ({idf}) => idf);
    const coverage = missedIdf === 0 ? 1 : (1 - missedIdf / totalIdf) ** 2;
    const boost = missedIdf === 0 && hasEachWord(required, id) ? allWordsBoost : 1;
    candidates.set(id, {id, score: sumOf(scores, scoreOf) * coverage * boost, nameRank: -1});
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
