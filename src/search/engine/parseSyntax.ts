import lunr from 'lunr';
import {searchFields} from '../shared/types';
import {editDistance} from './editDistance';

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
    return error instanceof Error ? error.message : readMessage(error);
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

/** lunr's errors have a message but aren't instances of `Error`. */
function readMessage(error: unknown): string {
  return String((error as {message?: unknown}).message ?? error);
}
