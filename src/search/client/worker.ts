import {normalizeQuery} from '../engine/answer';
import {excerpt} from '../engine/excerpt';
import {groupByPage} from '../engine/groupByPage';
import {hasArrow} from '../engine/typeQuery/parseTypeQuery';
import {sectionsPerTextFile} from '../shared/files';
import type {Answer, Hit, Piece} from '../shared/types';
import {loadTag, loadTexts, type LoadedTag} from './loadTag';

/** Tags of the indexes to search, the main one first. */
export type Tags = readonly [string, ...string[]];

/** A call of one of the worker's functions. */
export interface Call {
  id: number;
  task: keyof Tasks;
  args: readonly unknown[];
}

/** First an acknowledgment, then the result, or `failed` if an index couldn't be loaded. */
export interface Reply {
  id: number;
  state: 'received' | 'failed' | 'done';
  result?: unknown;
}

/** The functions that the page calls. */
export type Tasks = typeof tasks;
const tasks = {search, findExcerpts};

/** Maximum time a search waits for the index for pages outside the versions, in milliseconds. */
const optionalTimeout = 300;

self.addEventListener('message', ({data}: MessageEvent<Call>) => {
  self.postMessage({id: data.id, state: 'received'} satisfies Reply);
  void run(data).then((reply) => self.postMessage(reply));
});

async function run({id, task, args}: Call): Promise<Reply> {
  try {
    const call = tasks[task] as (...values: readonly unknown[]) => Promise<unknown>;
    return {id, state: 'done', result: await call(...args)};
  } catch (error) {
    // The panel reports that search is unavailable; this is the reason.
    console.error(error);
    return {id, state: 'failed'};
  }
}

/**
 * Searches the first index; hits from the others fill the remaining slots. Groups the hits by page.
 *
 * @param base the site's URL
 */
async function search(base: string, tags: Tags, query: string, limit: number): Promise<Answer> {
  const text = normalizeQuery(query);
  const loaded = await loadTags(base, tags);
  const answers = await Promise.all(loaded.map((tag) => searchTag(tag, text, limit)));
  let answer: Answer = {...answers[0], hits: answers.flatMap(({hits}) => hits).slice(0, limit)};
  if (answer.hits.length === 0 && answer.message === undefined) {
    const [main] = loaded;
    answer = withTextUrls(main.searcher.answerNearest(text, limit), main);
  }
  return {...answer, hits: groupByPage(answer.hits).flat()};
}

async function searchTag(tag: LoadedTag, text: string, limit: number): Promise<Answer> {
  const answer = hasArrow(text)
    ? tag.searcher.answerByType(text, await tag.loadSignatures(), limit)
    : tag.searcher.answer(text, limit);
  return withTextUrls(answer, tag);
}

function withTextUrls(answer: Answer, {textUrl}: LoadedTag): Answer {
  const hits = answer.hits.map((hit) => ({...hit, textUrl: textUrl(hit.document.id)}));
  return {...answer, hits};
}

/** Loads the indexes. Only the first is required; the one for pages outside the versions is optional. */
async function loadTags(base: string, [main, ...others]: Tags) {
  const optional = others.map((tag) => loadTag(base, tag).catch(() => undefined));
  const required = await loadTag(base, main);
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, optionalTimeout));
  const rest = await Promise.all(optional.map((tag) => Promise.race([tag, timeout])));
  return [required, ...rest.filter((tag) => tag !== undefined)] as const;
}

function findExcerpts(base: string, hits: readonly Hit[]): Promise<Piece[][]> {
  return Promise.all(hits.map((hit) => findExcerpt(base, hit)));
}

/** Returns an excerpt; empty if the text can't be loaded, to avoid holding up the others. */
async function findExcerpt(base: string, {document, textUrl, terms}: Hit): Promise<Piece[]> {
  try {
    const texts = await loadTexts(base, textUrl ?? '');
    return excerpt(texts[document.id % sectionsPerTextFile] ?? '', new Set(terms));
  } catch {
    return [];
  }
}
