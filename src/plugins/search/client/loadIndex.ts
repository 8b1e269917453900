import {
  searchFields,
  type SearchDocument,
  type SearchField,
  type SearchIndexFile,
  type SerializedIndex,
} from '../shared/types';
import {letterBits} from './editDistance';
import {collectNames, type Name} from './names';

/** An index made ready for queries. */
export interface LoadedIndex {
  file: SearchIndexFile;
  documents: SearchDocument[];
  /** By document, the id of its page's head. */
  heads: number[];
  terms: string[];
  postings: Postings[];
  /** The words of the text and the stems among the terms, sorted, each with its term's number. */
  words: Word[];
  termNumbers: Map<string, number>;
  /** What has a name, by the name's key. */
  names: Map<string, Name[]>;
}

export interface Word {
  form: string;
  term: number;
  /** Its letters as bits, to tell at once that two words differ much. */
  letters: number;
}

/** Where a term stands, and how much that says. */
export interface Postings {
  ids: number[];
  /** BM25 over all fields, boosts included. */
  scores: number[];
  /** The part of the score that is not of the content: title, tags, categories. */
  headScores: number[];
  /** How rare the term is. */
  idf: number;
}

/** Puts an index to use. @throws Error when the file is not an index */
export function loadIndex(file: SearchIndexFile): LoadedIndex {
  if (!Array.isArray(file.documents) || !Array.isArray(file.index?.terms)) {
    throw new Error('The file is not a search index.');
  }
  const {documents, index} = file;
  let head = 0;
  const heads = documents.map(({id, sectionRoute}) => {
    head = sectionRoute.includes('#') ? head : id;
    return head;
  });
  return {
    file,
    documents,
    heads,
    terms: index.terms,
    postings: scorePostings(index, documents.length),
    words: sortWords(index),
    termNumbers: new Map(index.terms.map((term, number) => [term, number])),
    names: collectNames(documents),
  };
}

function sortWords({terms, forms}: SerializedIndex): Word[] {
  return terms
    .flatMap((stem, term) =>
      [stem, ...(forms[stem] ?? [])].map((form) => ({form, term, letters: letterBits(form)})),
    )
    .sort((a, b) => (a.form < b.form ? -1 : 1));
}

/** Calls back for each document that has the term in the field. */
export function eachPosting(
  row: readonly number[],
  visit: (id: number, frequency: number) => void,
): void {
  let id = 0;
  for (let i = 0; i < row.length; i += 1) {
    id += row[i] ?? 0;
    const next = row[i + 1] ?? 0;
    visit(id, next < 0 ? -next : 1);
    i += next < 0 ? 1 : 0;
  }
}

/** BM25 as lunr computes it when it builds an index: `Builder.createFieldVectors`. */
function scorePostings(index: SerializedIndex, count: number): Postings[] {
  const lengths = fieldLengths(index, count);
  return index.terms.map((_, term) => {
    const postings: Postings = {ids: [], scores: [], headScores: [], idf: 0};
    const occurrences = searchFields.map((field) => index.frequencies[field][term] ?? []);
    const seen = occurrences.reduce((sum, row) => sum + row.filter((n) => n >= 0).length, 0);
    postings.idf = Math.log(1 + Math.abs((count - seen + 0.5) / (seen + 0.5)));
    const places = new Map<number, number>();
    searchFields.forEach((field, position) => {
      const {all, average} = lengths[field];
      eachPosting(occurrences[position] ?? [], (id, frequency) => {
        const length = (all[id] ?? 0) / average;
        const saturated =
          ((index.k1 + 1) * frequency) / (index.k1 * (1 - index.b + index.b * length) + frequency);
        const score =
          postings.idf * saturated * index.boosts[field] * (index.weights[String(id)] ?? 1);
        let place = places.get(id);
        if (place === undefined) {
          place = postings.ids.push(id) - 1;
          places.set(id, place);
          postings.scores.push(0);
          postings.headScores.push(0);
        }
        postings.scores[place] = (postings.scores[place] ?? 0) + score;
        if (field !== 'content') {
          postings.headScores[place] = (postings.headScores[place] ?? 0) + score;
        }
      });
    });
    return postings;
  });
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
