import lunr from 'lunr';
import {eachPosting} from '../shared/postings';
import {mapFields, searchFields, type Hit, type SearchIndexFile} from '../shared/types';
import type {LoadedIndex} from './loadIndex';

/** Members of the builder in lunr 2.3.9 that @types/lunr omits. */
interface LunrBuilder {
  _documents: Record<string, {boost: number}>;
  documentCount: number;
  invertedIndex: Record<string, Record<string, unknown>>;
  fieldTermFrequencies: Record<string, Record<string, number>>;
  fieldLengths: Record<string, number>;
}

/**
 * Rebuilds lunr's own index. Browsers only do this for the first query in lunr's syntax, because it
 * takes ten times as long as `loadIndex`.
 */
export function toLunr({index, documents}: SearchIndexFile): lunr.Index {
  const builder = new lunr.Builder();
  const internals = builder as unknown as LunrBuilder;
  builder.b(index.b);
  builder.k1(index.k1);
  builder.searchPipeline.add(lunr.stemmer);
  for (const field of searchFields) {
    builder.field(field, {boost: index.boosts[field]});
  }
  for (const {id} of documents) {
    internals._documents[String(id)] = {boost: index.weights[String(id)] ?? 1};
  }
  internals.documentCount = documents.length;
  const {fieldTermFrequencies, fieldLengths, invertedIndex} = internals;
  index.terms.forEach((term, termIndex) => {
    const posting = mapFields((field) => {
      const occurrences: Record<string, object> = {};
      eachPosting(index.frequencies[field][termIndex] ?? [], (id, frequency) => {
        const ref = `${field}/${id}`;
        // No prototype, as in lunr: a term can be a name that every object has.
        fieldTermFrequencies[ref] ??= Object.create(null) as Record<string, number>;
        fieldTermFrequencies[ref][term] = frequency;
        fieldLengths[ref] = (fieldLengths[ref] ?? 0) + frequency;
        occurrences[String(id)] = {};
      });
      return occurrences;
    });
    invertedIndex[term] = {_index: termIndex, ...posting};
  });
  return builder.build();
}

/** Runs a query in lunr's syntax. */
export function runSyntax(
  parsed: lunr.Query,
  index: lunr.Index,
  {documents, forms}: LoadedIndex,
  limit: number,
): Hit[] {
  const results = index.query((query) => {
    query.clauses.push(...parsed.clauses);
  });
  return results.slice(0, limit).flatMap(({ref, score, matchData}) => {
    const document = documents[Number(ref)];
    const terms = Object.keys(matchData.metadata as object).flatMap((term) => [
      term,
      ...(forms.get(term) ?? []),
    ]);
    const rounded = Math.round(score * 1000) / 1000;
    return document ? [{document, score: rounded, terms, ownTerms: terms}] : [];
  });
}
