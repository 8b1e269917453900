import {isHead} from '../shared/isHead';
import {
  searchFields,
  type SearchDocument,
  type SearchField,
  type SearchIndexFile,
  type SerializedIndex,
} from '../shared/types';
import {letterBits} from './editDistance';
import {findFormSections} from './formSections';
import {Keywords} from './keywords';
import {collectHeadings} from './headings';
import {collectNames, type Name} from './names';
import {eachPosting, tagFrequencies} from './tagFrequencies';

/** An index prepared for queries. */
export interface LoadedIndex {
  file: SearchIndexFile;
  documents: SearchDocument[];
  /** Id of the page's head, by document. */
  heads: number[];
  terms: string[];
  /** Words of the text, by stem. A map, because `constructor` may be a stem. */
  forms: Map<string, string[]>;
  /** Returns the postings of a term, by its number. */
  postings: (term: number) => Postings;
  /** Words of the text and stems among the terms, sorted, with their term numbers. */
  words: Word[];
  termNumbers: Map<string, number>;
  /** Named documents, by the key of the name. */
  names: Map<string, Name[]>;
  /** Sections by the keys of their headings, with and without stop words. */
  headings: Map<string, number[]>;
  /** Sections by the keys of their UI labels, with and without stop words. */
  labels: Map<string, number[]>;
  keywords: Keywords;
  /** Sections whose headings name no subject, such as `Examples`. */
  formSections: ReadonlySet<number>;
}

export interface Word {
  form: string;
  term: number;
  /** Letters as bits, for quickly ruling out very different words. */
  letters: number;
}

/** Occurrences of a term and their scores. */
export interface Postings {
  ids: Int32Array;
  /** BM25 over all fields, boosts included. */
  scores: Float64Array;
  /** The share of the score from the title. */
  titleScores: Float64Array;
  /** Rarity of the term. */
  idf: number;
}

/** Prepares an index for queries. @throws Error when the file is not an index */
export function loadIndex(file: SearchIndexFile): LoadedIndex {
  if (!Array.isArray(file.documents) || !Array.isArray(file.index?.terms)) {
    throw new Error('The file is not a search index.');
  }
  const {documents} = file;
  const index = withTags(file);
  const forms = new Map(Object.entries(index.forms));
  let head = 0;
  const heads = documents.map((document) => {
    head = isHead(document) ? document.id : head;
    return head;
  });
  return {
    file: {documents, index},
    documents,
    heads,
    terms: index.terms,
    forms,
    postings: scorePostings(index, documents.length),
    words: sortWords(index.terms, forms),
    termNumbers: new Map(index.terms.map((term, number) => [term, number])),
    names: collectNames(documents),
    headings: collectHeadings(documents, forms),
    labels: new Map(Object.entries(index.labels)),
    keywords: new Keywords(index),
    formSections: findFormSections(documents),
  };
}

function withTags(file: SearchIndexFile): SerializedIndex {
  const {index} = file;
  return {...index, frequencies: {...index.frequencies, tags: tagFrequencies(file)}};
}

function sortWords(terms: readonly string[], forms: LoadedIndex['forms']): Word[] {
  return terms
    .flatMap((stem, term) =>
      [stem, ...(forms.get(stem) ?? [])].map((form) => ({form, term, letters: letterBits(form)})),
    )
    .sort((a, b) => (a.form < b.form ? -1 : 1));
}

/**
 * Computes BM25 as lunr does when it builds an index (`Builder.createFieldVectors`), but only for the
 * queried terms; most terms are never queried.
 */
function scorePostings(index: SerializedIndex, count: number): (term: number) => Postings {
  const lengths = fieldLengths(index, count);
  const known = new Map<number, Postings>();
  return (term) => {
    const postings = known.get(term) ?? scoreTerm(term, index, lengths, count);
    known.set(term, postings);
    return postings;
  };
}

function scoreTerm(
  term: number,
  {frequencies, boosts, weights, b, k1}: SerializedIndex,
  lengths: Lengths,
  count: number,
): Postings {
  const places = new Map<number, number>();
  let seen = 0;
  for (const field of searchFields) {
    eachPosting(frequencies[field][term] ?? [], (id) => {
      seen += 1;
      places.set(id, places.get(id) ?? places.size);
    });
  }
  const idf = Math.log(1 + Math.abs((count - seen + 0.5) / (seen + 0.5)));
  const scores = new Float64Array(places.size);
  const titleScores = new Float64Array(places.size);
  for (const field of searchFields) {
    const {all, average} = lengths[field];
    eachPosting(frequencies[field][term] ?? [], (id, frequency) => {
      const length = (all[id] ?? 0) / average;
      const saturated = ((k1 + 1) * frequency) / (k1 * (1 - b + b * length) + frequency);
      const score = idf * saturated * boosts[field] * (weights[String(id)] ?? 1);
      const place = places.get(id) ?? 0;
      scores[place] = (scores[place] ?? 0) + score;
      if (field === 'title') {
        titleScores[place] = score;
      }
    });
  }
  return {ids: Int32Array.from(places.keys()), scores, titleScores, idf};
}

type Lengths = Record<SearchField, {all: number[]; average: number}>;

function fieldLengths({frequencies}: SerializedIndex, count: number): Lengths {
  const entries = searchFields.map((field) => {
    const all = new Array<number>(count).fill(0);
    frequencies[field].forEach((row) =>
      eachPosting(row, (id, frequency) => {
        all[id] = (all[id] ?? 0) + frequency;
      }),
    );
    const filled = all.filter((length) => length > 0);
    const sum = filled.reduce((total, length) => total + length, 0);
    return [field, {all, average: sum / (filled.length || 1)}] as const;
  });
  return Object.fromEntries(entries) as Lengths;
}
