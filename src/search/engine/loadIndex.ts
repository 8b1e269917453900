import {groupBy} from '../shared/groupBy';
import {eachPosting, encodePostings} from '../shared/postings';
import {
  isHead,
  mapFields,
  searchFields,
  type SearchField,
  type SearchIndexFile,
  type SerializedIndex,
  type SearchDocument,
} from '../shared/types';
import {letterBits} from './editDistance';
import {collectKeywords, type Keyword} from './keywords';
import {collectNames, type Name} from './names';
import {sumOf} from './numbers';
import {collectPhrases} from './phrases';

/** A heading that this many sections share, such as `Examples`, is generic. */
const minSharingSections = 10;

/** An index prepared for queries. */
export interface LoadedIndex extends SearchIndexFile {
  /** ID of the page's first document, by document. */
  heads: number[];
  /** Words in the text, by stem. A map, because `constructor` could be a stem. */
  forms: Map<string, string[]>;
  /** Returns a term's postings, by its number. */
  postings: (term: number) => Postings;
  /** Rarity of each term. */
  idfs: Float64Array;
  /** Stems and the words in the text, sorted, with their term numbers. */
  words: Word[];
  termNumbers: Map<string, number>;
  /** Named documents, by name key. */
  names: Map<string, Name[]>;
  /** Sections by the keys of their headings and UI labels. */
  phrases: Map<string, number[]>;
  /** The keywords that contain a term, by term. */
  keywords: Keyword[][];
  /** Sections whose headings don't name a subject, such as `Examples`. */
  genericSections: ReadonlySet<number>;
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
  /** The part of the score that comes from the title. */
  titleScores: Float64Array;
}

/** Prepares an index for queries. @throws Error when the file is not an index */
export function loadIndex(file: SearchIndexFile): LoadedIndex {
  if (!Array.isArray(file.documents) || !Array.isArray(file.index?.terms)) {
    throw new Error('The file is not a search index.');
  }
  const {documents} = file;
  const index = withTags(file);
  const forms = new Map(Object.entries(index.forms));
  const statistics = collectStatistics(index, documents.length);
  let head = 0;
  const heads = documents.map((document) => {
    head = isHead(document) ? document.id : head;
    return head;
  });
  const postings = new Map<number, ReturnType<typeof scoreTerm>>();
  return {
    documents,
    index,
    heads,
    forms,
    postings: (term) => {
      const known = postings.get(term) ?? scoreTerm(term, index, statistics);
      postings.set(term, known);
      return known;
    },
    idfs: statistics.idfs,
    words: sortWords(index.terms, forms),
    termNumbers: new Map(index.terms.map((term, number) => [term, number])),
    names: collectNames(documents),
    phrases: collectPhrases(file, forms),
    keywords: collectKeywords(index),
    genericSections: findGenericSections(documents),
  };
}

function sortWords(terms: readonly string[], forms: LoadedIndex['forms']): Word[] {
  return terms
    .flatMap((stem, term) =>
      [stem, ...(forms.get(stem) ?? [])].map((form) => ({form, term, letters: letterBits(form)})),
    )
    .sort((a, b) => (a.form < b.form ? -1 : 1));
}

/** Computes a term's BM25 as lunr does when it builds an index (`Builder.createFieldVectors`). */
function scoreTerm(
  term: number,
  {frequencies, boosts, weights, b, k1}: SerializedIndex,
  {lengths, idfs}: Statistics,
): Postings {
  const slots = new Map<number, number>();
  for (const field of searchFields) {
    eachPosting(frequencies[field][term] ?? [], (id) => {
      slots.set(id, slots.get(id) ?? slots.size);
    });
  }
  const idf = idfs[term] ?? 0;
  const scores = new Float64Array(slots.size);
  const titleScores = new Float64Array(slots.size);
  for (const field of searchFields) {
    const {all, average} = lengths[field];
    eachPosting(frequencies[field][term] ?? [], (id, frequency) => {
      const length = (all[id] ?? 0) / average;
      const saturated = frequency / (k1 * (1 - b + b * length) + frequency);
      const score = idf * (k1 + 1) * saturated * boosts[field] * (weights[String(id)] ?? 1);
      const slot = slots.get(id) ?? 0;
      scores[slot] = (scores[slot] ?? 0) + score;
      if (field === 'title') {
        titleScores[slot] = score;
      }
    });
  }
  return {ids: Int32Array.from(slots.keys()), scores, titleScores};
}

/** Statistics on the whole index, for BM25. */
interface Statistics {
  /** Length of each document's field, and the average over the documents that have it. */
  lengths: Record<SearchField, {all: number[]; average: number}>;
  idfs: Float64Array;
}

function collectStatistics({terms, frequencies}: SerializedIndex, count: number): Statistics {
  // Number of each term's postings in all fields.
  const postingCounts = new Float64Array(terms.length);
  const lengths = mapFields((field) => {
    const all = new Array<number>(count).fill(0);
    frequencies[field].forEach((row, term) =>
      eachPosting(row, (id, frequency) => {
        all[id] = (all[id] ?? 0) + frequency;
        postingCounts[term] = (postingCounts[term] ?? 0) + 1;
      }),
    );
    const filled = all.filter((length) => length > 0);
    return {all, average: sumOf(filled, (length) => length) / (filled.length || 1)};
  });
  return {
    lengths,
    idfs: postingCounts.map((fields) =>
      Math.log(1 + Math.abs((count - fields + 0.5) / (fields + 0.5))),
    ),
  };
}

/** Returns the sections whose headings are generic or repeat their page's title. */
function findGenericSections(documents: readonly SearchDocument[]): ReadonlySet<number> {
  const sections = documents.filter((document) => !isHead(document));
  const byTitle = groupBy(sections, ({sectionTitle}) => sectionTitle);
  return new Set(
    sections
      .filter(
        ({sectionTitle, pageTitle}) =>
          (byTitle.get(sectionTitle)?.length ?? 0) >= minSharingSections ||
          sectionTitle === pageTitle,
      )
      .map(({id}) => id),
  );
}

/**
 * Completes the frequencies of the `tags` field. The file's own frequencies cover only the definitions in
 * tables; the pages' keywords are also tags, but the file lists them only in `keywords`. Sections' keywords
 * aren't tags.
 */
export function withTags({documents, index}: SearchIndexFile): SerializedIndex {
  const added = index.terms.map((): number[] => []);
  for (const [key, phrases] of Object.entries(index.keywords)) {
    const id = Number(key);
    const document = documents[id];
    if (document && isHead(document)) {
      phrases.forEach((phrase) => phrase.forEach((term) => added[term]?.push(id)));
    }
  }
  const tags = added.map((ids, term) => {
    const row = index.frequencies.tags[term] ?? [];
    if (ids.length === 0) {
      return row;
    }
    const counts = new Map<number, number>();
    const count = (id: number, frequency: number) =>
      counts.set(id, (counts.get(id) ?? 0) + frequency);
    ids.forEach((id) => count(id, 1));
    eachPosting(row, count);
    return encodePostings([...counts].sort(([a], [b]) => a - b));
  });
  return {...index, frequencies: {...index.frequencies, tags}};
}
