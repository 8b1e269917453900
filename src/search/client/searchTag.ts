import type {Hit} from '../shared/types';
import {sectionsPerTextFile} from '../shared/files';
import {normalizeQuery, type Answer} from '../engine/answer';
import {loadShapes, loadTexts, type LoadedTag} from './loadTag';
import {hasPhrases, readQuotes, type QuotedQuery} from '../engine/quotes';
import {describeMissing, describeShape} from '../engine/shapes/describeShape';
import {hasArrow, parseShape} from '../engine/shapes/parseShape';

/**
 * Returns a tag index's answer to a query: by type, by quoted phrases, or plain. Loads the extra files for
 * the first two on demand.
 *
 * @throws Error when they can't be loaded
 */
export async function searchTag(
  tag: LoadedTag,
  base: string,
  query: string,
  limit: number,
): Promise<Answer> {
  const text = normalizeQuery(query);
  if (hasArrow(text)) {
    return searchByType(tag, base, text, limit);
  }
  const quoted = readQuotes(text);
  return quoted ? searchQuoted(tag, base, quoted, limit) : tag.searcher.answer(text, limit);
}

/** Returns the substitute for a phrase that no section contains. */
export function searchWithoutQuotes({searcher}: LoadedTag, query: string, limit: number): Answer {
  const quoted = readQuotes(normalizeQuery(query));
  return {
    hits: quoted ? searcher.answer(quoted.text, limit).hits : [],
    message: 'No exact phrase match. Results without quotes:',
  };
}

/** Returns the substitute for a query without results. */
export function searchNearest({searcher}: LoadedTag, query: string, limit: number): Answer {
  return {
    hits: searcher.answerNearest(query, limit),
    message: searcher.describeUnsaid(query) ?? 'No results. Did you mean:',
    isNear: true,
  };
}

async function searchByType(
  {searcher, shapesUrl}: LoadedTag,
  base: string,
  text: string,
  limit: number,
): Promise<Answer> {
  const known = await loadShapes(base, shapesUrl);
  if (known.shapes.length === 0) {
    // The pages outside the versions.
    return {hits: []};
  }
  const read = parseShape(text, [...known.labels.keys()]);
  if ('unknown' in read) {
    const words = read.unknown.map((word) => `“${word}”`).join(', ');
    return {
      hits: searcher.answer(text, limit).hits,
      message: `No type of this version is called ${words}.`,
    };
  }
  const hits = searcher.answerShape(read.query, known, limit);
  const describe = hits.length > 0 ? describeShape : describeMissing;
  return {hits, message: describe(read.query, known.labels)};
}

async function searchQuoted(
  tag: LoadedTag,
  base: string,
  query: QuotedQuery,
  limit: number,
): Promise<Answer> {
  const hits: Hit[] = [];
  // Sequentially, to load no more files than the hits need.
  for (const hit of tag.searcher.answerQuoted(query)) {
    if (hits.length < limit && (await isQuoted(hit, tag, base, query))) {
      hits.push(hit);
    }
  }
  return {hits};
}

/** Returns whether the section contains it: in its title, text, signature or samples. */
async function isQuoted(
  {document: {id, title, sectionTitle}}: Hit,
  {textUrl, codeUrl}: LoadedTag,
  base: string,
  {phrases}: QuotedQuery,
): Promise<boolean> {
  const parts = await Promise.all([textUrl(id), codeUrl(id)].map((url) => loadTexts(base, url)));
  const [text = '', code = ''] = parts.map((texts) => texts[id % sectionsPerTextFile]);
  return hasPhrases([title, sectionTitle, text, code], phrases);
}
