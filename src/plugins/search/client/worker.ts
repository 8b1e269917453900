import type {Hit, SearchDocument, SearchIndexFile} from '../shared/types';
import {Searcher} from './answer';
import {excerpt} from './excerpt';
import {fetchJson} from './fetchJson';
import type {Piece, Request, Response, ShownHit, WantedExcerpt} from './messages';

self.addEventListener('message', ({data}: MessageEvent<Request>) => {
  void respond(data).then((response) => self.postMessage(response));
});

async function respond(request: Request): Promise<Response> {
  const {id} = request;
  try {
    switch (request.type) {
      case 'load':
        await loadSearchers(request.indexUrls);
        return {id, type: 'load'};
      case 'search':
        return {id, type: 'search', ...(await search(request))};
      case 'excerpts':
        return {id, type: 'excerpts', excerpts: await Promise.all(request.wanted.map(findExcerpt))};
    }
  } catch (error) {
    // The panel says that search is unavailable; this says why.
    console.error(error);
    return {id, type: 'error'};
  }
}

/** Empty when the text cannot be had: the others do not wait for it. */
async function findExcerpt({textUrl, place, terms}: WantedExcerpt): Promise<Piece[]> {
  try {
    const texts = await fetchJson(textUrl, (json) => json as string[]);
    return excerpt(texts[place] ?? '', new Set(terms));
  } catch {
    return [];
  }
}

/** Searches the first index; the others fill the places that it leaves. */
async function search({indexUrls, query, limit}: Request & {type: 'search'}) {
  const searchers = await loadSearchers(indexUrls);
  const answers = searchers.map((searcher) => searcher.answer(query, limit));
  return {
    hits: answers
      .flatMap(({hits}) => hits)
      .slice(0, limit)
      .map(withoutKeywords),
    mainHits: answers[0]?.hits.length ?? 0,
    ...(answers[0]?.message !== undefined && {message: answers[0].message}),
  };
}

function withoutKeywords(hit: Hit): ShownHit {
  const document: Partial<SearchDocument> & ShownHit['document'] = {...hit.document};
  delete document.tags;
  return {...hit, document};
}

/** The first index must be there; pages outside the trees can be missed. */
async function loadSearchers([main, ...others]: string[]): Promise<Searcher[]> {
  const [required, ...optional] = await Promise.allSettled(
    [main ?? '', ...others].map(loadSearcher),
  );
  if (required?.status !== 'fulfilled') {
    throw new Error('The index could not be loaded.');
  }
  return [
    required.value,
    ...optional.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
  ];
}

function loadSearcher(url: string): Promise<Searcher> {
  return fetchJson(url, (json) => new Searcher(json as SearchIndexFile));
}
