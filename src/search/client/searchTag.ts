import {normalizeQuery, type Answer} from '../engine/answer';
import type {LoadedTag} from './loadTag';
import {hasArrow, parseTypeQuery} from '../engine/typeQuery/parseTypeQuery';

/**
 * Returns a tag index's answer to a query, by words or by type.
 *
 * @throws Error when the signatures, which only queries by type need, can't be loaded
 */
export async function searchTag(tag: LoadedTag, query: string, limit: number): Promise<Answer> {
  const text = normalizeQuery(query);
  return hasArrow(text) ? searchByType(tag, text, limit) : tag.searcher.answer(text, limit);
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
  const parsed = parseTypeQuery(text, known.types);
  if ('unknown' in parsed) {
    const words = parsed.unknown.map((word) => `“${word}”`).join(', ');
    return {
      hits: searcher.answer(text, limit).hits,
      message: `No type in this version is called ${words}.`,
    };
  }
  const hits = searcher.answerTypeQuery(parsed.query, known, limit);
  return hits.length > 0 ? {hits} : {hits, message: 'No function in this version has these types.'};
}
