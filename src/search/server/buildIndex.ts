import lunr from 'lunr';
import {memoizeBy} from '../../content/cache/memoize';
import {groupBy} from '../shared/groupBy';
import {encodePostings} from '../shared/postings';
import {isLunrStopWord, phraseKey, stem} from '../shared/stem';
import {tokenize, wordsOf} from '../shared/tokenize';
import {
  isHead,
  mapFields,
  searchFields,
  type SearchDocument,
  type SearchField,
  type SearchIndexFile,
} from '../shared/types';

/** A document and its indexed text, by field. */
export interface IndexedDocument {
  document: SearchDocument;
  fields: Record<SearchField, FieldText>;
  /** Questions that the section answers, in readers' words. */
  keywords: readonly string[];
  /** UI labels that the section mentions. */
  labels: string[];
  /** Weight of the whole document, usually 1. */
  weight: number;
}

/** Text of a field: prose is split into words, names in code stay whole. */
export interface FieldText {
  prose: string;
  code: string;
}

/** The parameters of BM25, and the weight of a match by the field that contains it. */
const ranking = {
  b: 0.75,
  k1: 1.2,
  boosts: {title: 5, content: 1, tags: 3, sidebarParentCategories: 2},
};

/** Builds the index of one tag. The same documents always produce the same bytes. */
export function buildIndex(documents: readonly IndexedDocument[]): SearchIndexFile {
  const forms = new Map<string, Set<string>>();
  const postings = mapFields((field) => {
    const rows = new Map<string, [id: number, frequency: number][]>();
    for (const {document, fields} of documents) {
      // Stop words stay in titles and tags, where `and` and `or` are names.
      const terms = readTerms(fields[field])
        .filter((term) => field !== 'content' || !isLunrStopWord(term))
        .map((term) => stemTerm(term, forms));
      for (const [term, {length}] of groupBy(terms, String)) {
        const row = rows.get(term) ?? [];
        row.push([document.id, length]);
        rows.set(term, row);
      }
    }
    return rows;
  });
  const keywords = documents.map(({document, keywords: phrases}) =>
    phrases.map((phrase) =>
      keywordTerms(phrase, isHead(document)).map((term) => stemTerm(term, forms)),
    ),
  );
  const indexed = searchFields.flatMap((field) => [...postings[field].keys()]);
  const terms = [...new Set([...indexed, ...keywords.flat(2)])].sort();
  const termIndexes = new Map(terms.map((term, index) => [term, index]));
  return {
    documents: documents.map(({document}) => document),
    index: {
      version: lunr.version,
      ...ranking,
      terms,
      forms: Object.fromEntries(
        terms
          .filter((stem) => forms.has(stem))
          .map((stem) => [stem, [...(forms.get(stem) ?? [])].sort()]),
      ),
      labels: groupLabels(documents),
      keywords: Object.fromEntries(
        keywords.flatMap((phrases, id) =>
          phrases.length === 0
            ? []
            : [[id, phrases.map((phrase) => phrase.map((term) => termIndexes.get(term) ?? 0))]],
        ),
      ),
      weights: Object.fromEntries(
        documents.flatMap(({document, weight}) => (weight === 1 ? [] : [[document.id, weight]])),
      ),
      frequencies: mapFields((field) =>
        terms.map((term) => encodePostings(postings[field].get(term) ?? [])),
      ),
    },
  };
}

/** Returns a keyword's terms. Page keywords are tags, which keep their stop words. */
function keywordTerms(phrase: string, isTag: boolean): readonly string[] {
  const terms = readTerms(prose(phrase));
  const contentWords = terms.filter((term) => !isLunrStopWord(term));
  return isTag || contentWords.length === 0 ? terms : [...new Set(contentWords)];
}

/** Returns the ids of the documents that mention a label, by phrase key. */
function groupLabels(documents: readonly IndexedDocument[]): Record<string, number[]> {
  const ids = new Map<string, Set<number>>();
  for (const {document, labels} of documents) {
    for (const label of labels) {
      addTo(ids, phraseKey(wordsOf(label)), document.id);
    }
  }
  ids.delete('');
  return Object.fromEntries([...ids].map(([key, found]) => [key, [...found]]));
}

function addTo<Value>(sets: Map<string, Set<Value>>, key: string, value: Value): void {
  sets.set(key, (sets.get(key) ?? new Set()).add(value));
}

/** Returns a field's terms, without the numbers and operators that its samples use but don't explain. */
const readTerms = memoizeBy(
  ({prose: text, code}) => `${text}\0${code}`,
  ({prose: text, code}: FieldText): readonly string[] => {
    const names = tokenize(code, 'code').filter((term) => /^[\p{L}$_]/u.test(term));
    return [...tokenize(text), ...names];
  },
);

const stemOf = memoizeBy(String, stem);

/** Returns lunr's stem of the term and records the words that stemming changes. */
function stemTerm(term: string, forms: Map<string, Set<string>>): string {
  const stemmed = stemOf(term);
  if (stemmed !== term) {
    addTo(forms, stemmed, term);
  }
  return stemmed;
}

/** Returns a field without code, such as a title. */
export function prose(text: string): FieldText {
  return {prose: text, code: ''};
}
