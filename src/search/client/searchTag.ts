import type {Hit} from '../shared/types';
import {normalizeQuery, type Answer} from '../engine/answer';
import type {LoadedTag} from './loadTag';
import {hasPhrases, readQuotes, type QuotedQuery} from '../engine/quotes';
import {describeMissing, describeTypeQuery} from '../engine/typeQuery/describeTypeQuery';
import {hasArrow, parseTypeQuery} from '../engine/typeQuery/parseTypeQuery';

/**
 * Returns a tag index's answer to a query: by type, by quoted phrases, or plain. Loads the extra files for
 * the first two on demand.
 *
 * @throws Error when they can't be loaded
 */
export async function searchTag(tag: LoadedTag, query: string, limit: number): Promise<Answer> {
  const text = normalizeQuery(query);
  if (hasArrow(text)) {
    return searchByType(tag, text, limit);
  }
  const quoted = readQuotes(text);
  return quoted ? searchQuoted(tag, quoted, limit) : tag.searcher.answer(text, limit);
}

/** Returns unquoted results for a phrase that no section contains. */
export function searchWithoutQuotes({searcher}: LoadedTag, query: string, limit: number): Answer {
  const quoted = readQuotes(normalizeQuery(query));
  return {
    hits: quoted ? searcher.answer(quoted.text, limit).hits : [],
    message: 'No exact phrase match. Results without quotes:',
  };
}

/** Returns the closest results for a query without results. */
export function searchNearest({searcher}: LoadedTag, query: string, limit: number): Answer {
  return {
    hits: searcher.answerNearest(query, limit),
    message: searcher.describeMissingWords(query) ?? 'No results. Did you mean:',
    isNear: true,
  };
}

async function searchByType(
  {searcher, loadSignatures}: LoadedTag,
  text: string,
  limit: number,
): Promise<Answer> {
  const known = await loadSignatures();
  if (known.signatures.length === 0) {
    // Pages outside the versions have no signatures.
    return {hits: []};
  }
  const parsed = parseTypeQuery(text, [...known.labels.keys()]);
  if ('unknown' in parsed) {
    const words = parsed.unknown.map((word) => `“${word}”`).join(', ');
    return {
      hits: searcher.answer(text, limit).hits,
      message: `No type in this version is called ${words}.`,
    };
  }
  const hits = searcher.answerTypeQuery(parsed.query, known, limit);
  const describe = hits.length > 0 ? describeTypeQuery : describeMissing;
  return {hits, message: describe(parsed.query, known.labels)};
}

/** Returns the sections with the phrases in their titles, texts, signatures, or samples. */
async function searchQuoted(
  {searcher, loadSection}: LoadedTag,
  query: QuotedQuery,
  limit: number,
): Promise<Answer> {
  const hits: Hit[] = [];
  // Sequentially, to load no more files than the hits need.
  for (const hit of searcher.answerQuoted(query)) {
    if (hits.length === limit) {
      break;
    }
    const {id, title, sectionTitle} = hit.document;
    if (hasPhrases([title, sectionTitle, ...(await loadSection(id))], query.phrases)) {
      hits.push(hit);
    }
  }
  return {hits};
}
