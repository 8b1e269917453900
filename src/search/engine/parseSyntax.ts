import lunr from 'lunr';
import {searchFields} from '../shared/types';

/** A query in lunr's syntax, or plain words with a message about them. */
export type ParsedQuery =
  | {kind: 'plain'; notice?: string}
  | {kind: 'syntax'; query: lunr.Query}
  | {kind: 'wrong'; message: string};

/** @types/lunr leaves the parser out. */
const {QueryParser} = lunr as unknown as {
  QueryParser: new (text: string, query: lunr.Query) => {parse: () => lunr.Query};
};

const fields = searchFields.join('|');

/** Signs of lunr's syntax where plain words and pasted code have none. */
const signs = [
  new RegExp(String.raw`(?:^|\s)[+-]?(?:${fields}):`),
  /(?:^|\s)[+-](?=[\p{L}$])/u,
  /\S\s+[+-]$/,
  /[\p{L}\p{N}][~^]/u,
  /(?:^|\s)[~^]\p{N}/u,
  /\p{L}\*(?:\s|$)|(?:^|\s)\*\p{L}/u,
];

const unknownField = /(?:^|\s)[+-]?\p{L}{3,}:[\p{L}\p{N}]/u;

/** Beyond these, lunr's automata take seconds. */
const maxEditDistance = 2;
const maxWildcards = 2;
const maxHeavyTerms = 4;

/** Tells whether the query uses lunr's syntax, and reads it. */
export function parseSyntax(query: string): ParsedQuery {
  if (signs.some((sign) => sign.test(query))) {
    return readSyntax(query);
  }
  if (unknownField.test(query)) {
    // `name:value` may be pasted code, so it is searched as words all the same.
    const read = readSyntax(query);
    return {kind: 'plain', ...(read.kind === 'wrong' && {notice: read.message})};
  }
  return {kind: 'plain'};
}

function readSyntax(text: string): ParsedQuery {
  const query = new lunr.Query([...searchFields]);
  try {
    new QueryParser(text.normalize('NFD').replace(/\p{M}/gu, ''), query).parse();
  } catch (error) {
    return {kind: 'wrong', message: error instanceof Error ? error.message : readMessage(error)};
  }
  const wildcards = query.clauses.map(({term}) => term.match(/\*/g)?.length ?? 0);
  if (wildcards.some((count) => count > maxWildcards)) {
    return {kind: 'wrong', message: `more than ${maxWildcards} wildcards in a term`};
  }
  const heavy = query.clauses.filter(({editDistance}, i) => editDistance || wildcards[i]);
  if (heavy.length > maxHeavyTerms) {
    return {kind: 'wrong', message: `more than ${maxHeavyTerms} terms with * or ~`};
  }
  for (const clause of query.clauses) {
    if (clause.editDistance) {
      clause.editDistance = Math.min(clause.editDistance, maxEditDistance);
    }
  }
  return {kind: 'syntax', query};
}

/** lunr's errors have a message without being made by `Error`. */
function readMessage(error: unknown): string {
  return String((error as {message?: unknown}).message ?? error);
}
