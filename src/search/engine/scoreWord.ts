import type {LoadedIndex} from './loadIndex';
import {nameKey} from './names';
import {raise, valueAt} from './numbers';
import type {QueryWord} from './readWords';

/** Fraction of a heading's weight that the page's other sections get. */
const headingFactor = 0.5;

/** Boost for the section about a name in the query. */
const nameBoost = 1.2;

/** Boost for the section about a name that the query calls, as in `save() fails`. */
const callBoost = 4;

/** Score of a word that occurs only in a keyword of the section, multiplied by the word's rarity. */
const keywordScore = 2;

/** A query word's scores for the documents. */
export interface WordScores {
  /** BM25, by section. */
  section: Float64Array;
  /** Score of the page's title, keywords, description, and headings, by its first section. */
  page: Float64Array;
  /** 1 if the section contains the word itself, by section. */
  literal: Uint8Array;
  /** Rarity of the word. */
  idf: number;
}

/** Scores the documents for a query word. */
export function scoreWord(
  {text, expansions, isCall}: QueryWord,
  {documents, postings, idfs, heads, names, keywords}: LoadedIndex,
): WordScores {
  const section = new Float64Array(documents.length);
  const heading = new Float64Array(documents.length);
  const literal = new Uint8Array(documents.length);
  let idf = 0;
  for (const {term, confidence, isSynonym = false} of expansions) {
    const {ids, scores, titleScores} = postings(term);
    const termIdf = valueAt(idfs, term);
    idf = Math.max(idf, termIdf * confidence);
    for (const keyword of keywords.with(term)) {
      const id = keywords.sectionOf(keyword);
      raise(section, id, termIdf * confidence * keywordScore);
      literal[id] = isSynonym ? valueAt(literal, id) : 1;
    }
    ids.forEach((id, position) => {
      const head = valueAt(heads, id);
      raise(section, id, valueAt(scores, position) * confidence);
      if (id !== head) {
        raise(heading, head, valueAt(titleScores, position) * confidence * headingFactor);
      }
      if (!isSynonym) {
        literal[id] = 1;
      }
    });
  }
  // The first section describes the page.
  const page = heading.map(
    (score, id) => score + (valueAt(heads, id) === id ? valueAt(section, id) : 0),
  );
  for (const {id} of names.get(nameKey(text)) ?? []) {
    section[id] = valueAt(section, id) * (isCall ? callBoost : nameBoost);
  }
  return {section, page, literal, idf};
}
