import lunr from 'lunr';
import {eachPosting} from '../shared/postings';
import {mapFields, searchFields, type Hit, type SearchIndexFile} from '../shared/types';
import {editDistance} from './editDistance';
import type {LoadedIndex} from './loadIndex';

/** A query in lunr's syntax, or plain words and a message about them. */
export type ParsedQuery =
  | {kind: 'plain'; notice?: string}
  | {kind: 'syntax'; query: lunr.Query}
  | {kind: 'invalid'; message: string};

/** @types/lunr omits the parser. */
const {QueryParser} = lunr as unknown as {
  QueryParser: new (text: string, query: lunr.Query) => {parse: () => lunr.Query};
};

const fields = searchFields.join('|');

/** Patterns in lunr's syntax that plain words and pasted code don't contain. */
const operatorPatterns = [
  new RegExp(String.raw`(?:^|\s)[+-]?(?:${fields}):`),
  /(?:^|\s)[+-](?=[\p{L}$])/u,
  /\S\s+[+-]$/,
  /[\p{L}\p{N}][~^]/u,
  /(?:^|\s)[~^]\p{N}/u,
  /\p{L}\*(?:\s|$)|(?:^|\s)\*\p{L}/u,
];

/** Above these limits, lunr's automata take seconds. */
const maxEditDistance = 2;
const maxWildcards = 2;
const maxHeavyTerms = 4;

/** Parses the query if it uses lunr's syntax. */
export function parseSyntax(query: string): ParsedQuery {
  const parsed = parse(query);
  if (!operatorPatterns.some((pattern) => pattern.test(query))) {
    // A query that lunr rejects may be pasted code, so it is searched as words.
    const isNotice = typeof parsed === 'string' && !isPastedColon(query, parsed);
    return {kind: 'plain', ...(isNotice && {notice: parsed})};
  }
  return typeof parsed === 'string' ? {kind: 'invalid', message: parsed} : limitWork(parsed);
}

/** Returns whether lunr mistook text for a field: `Error: locked`, or a word that is unlike a field's name. */
function isPastedColon(query: string, message: string): boolean {
  const word = /^unrecognised field '(.+?)'/.exec(message)?.[1];
  return (
    word !== undefined &&
    (query.includes(`${word}: `) ||
      !searchFields.some((field) => editDistance(word.toLowerCase(), field, 2) <= 2))
  );
}

/** Returns the query as lunr parses it, or the reason lunr rejects it. */
function parse(text: string): lunr.Query | string {
  const query = new lunr.Query([...searchFields]);
  try {
    return new QueryParser(text.normalize('NFD').replace(/\p{M}/gu, ''), query).parse();
  } catch (error) {
    // lunr's errors aren't instances of `Error`.
    return (error as Error).message;
  }
}

function limitWork(query: lunr.Query): ParsedQuery {
  const wildcards = query.clauses.map(({term}) => term.match(/\*/g)?.length ?? 0);
  if (wildcards.some((count) => count > maxWildcards)) {
    return {kind: 'invalid', message: `more than ${maxWildcards} wildcards in a term`};
  }
  const heavyClauses = query.clauses.filter(({editDistance}, i) => editDistance || wildcards[i]);
  if (heavyClauses.length > maxHeavyTerms) {
    return {kind: 'invalid', message: `more than ${maxHeavyTerms} terms with * or ~`};
  }
  for (const clause of query.clauses) {
    if (clause.editDistance) {
      clause.editDistance = Math.min(clause.editDistance, maxEditDistance);
    }
  }
  return {kind: 'syntax', query};
}

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
