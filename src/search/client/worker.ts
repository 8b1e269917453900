import type {Answer} from '../engine/answer';
import type {Piece} from '../shared/types';
import {searchNearest, searchTag} from './searchTag';
import {excerpt} from '../engine/excerpt';
import {groupByPage} from '../engine/groupByPage';
import {loadTag, loadTexts, type LoadedTag} from './loadTag';
import type {ExcerptRequest, Request, Response, ShownAnswer} from './messages';

/** Maximum time a search waits for the index for pages outside the versions, in milliseconds. */
const optionalTimeout = 300;

self.addEventListener('message', ({data}: MessageEvent<Request>) => {
  self.postMessage({id: data.id, type: 'received'} satisfies Response);
  void respond(data).then((response) => self.postMessage(response));
});

async function respond(request: Request): Promise<Response> {
  const {id} = request;
  try {
    switch (request.type) {
      case 'load':
        await loadTags(request);
        return {id, type: 'load'};
      case 'search':
        return {id, type: 'search', ...(await search(request))};
      case 'excerpts': {
        const excerpts = await Promise.all(request.sections.map(findExcerpt));
        return {id, type: 'excerpts', excerpts};
      }
    }
  } catch (error) {
    // The panel reports that search is unavailable; this is the reason.
    console.error(error);
    return {id, type: 'error'};
  }
}

/** Returns an excerpt; empty if the text can't be loaded, to avoid holding up the others. */
async function findExcerpt({base, textUrl, position, terms}: ExcerptRequest): Promise<Piece[]> {
  try {
    const texts = await loadTexts(base, textUrl);
    return excerpt(texts[position] ?? '', new Set(terms));
  } catch {
    return [];
  }
}

/** Returns the hits, grouped by page. */
async function search(request: Request & {type: 'search'}) {
  const {hits, ...rest} = await searchTags(request);
  return {...rest, hits: groupByPage(hits).flat()};
}

/** Searches the first index; hits from the others fill the remaining slots. */
async function searchTags(request: Request & {type: 'search'}) {
  const {query, limit} = request;
  const loaded = await loadTags(request);
  const answers = await Promise.all(
    loaded.map(async (tag) => toShown(await searchTag(tag, query, limit), tag)),
  );
  const hits = answers.flatMap((answer) => answer.hits).slice(0, limit);
  const {message, isNear} = answers[0] ?? {};
  const [main] = loaded;
  if (hits.length === 0 && message === undefined && main) {
    const nearest = searchNearest(main, query, limit);
    return toShown(nearest.hits.length > 0 ? nearest : {hits: []}, main);
  }
  return {hits, message, isNear};
}

function toShown(answer: Answer, {tag, textUrl}: LoadedTag): ShownAnswer {
  const hits = answer.hits.map((hit) => ({...hit, tag, textUrl: textUrl(hit.document.id)}));
  return {...answer, hits};
}

/** Loads the indexes. Only the first is required; the one for pages outside the versions is optional. */
async function loadTags({
  base,
  tags: [main, ...others],
}: Request & {type: 'load' | 'search'}): Promise<LoadedTag[]> {
  const optional = others.map((tag) => loadTag(base, tag).catch(() => undefined));
  const required = await loadTag(base, main);
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, optionalTimeout));
  const rest = await Promise.all(optional.map((tag) => Promise.race([tag, timeout])));
  return [required, ...rest.filter((tag) => tag !== undefined)];
}
