import type {BoxSource} from './boxTypes';
import type {Item} from './createPanelView';
import type {Answer} from './searchStatus';

/** A query and the sources' answers, by source id. */
interface Search {
  query: string;
  answers: Map<string, Promise<Answer>>;
}

/** Queries the sources and keeps their answers to the latest query. */
export function createSourceQueries(sources: readonly BoxSource[]) {
  const answers = new Map<string, Answer>();
  let lastQueryId = 0;
  let earlySearch: Search | undefined;
  let isLoaded = false;

  const searchAll = (query: string): Search => ({
    query,
    answers: new Map(sources.map((source) => [source.sourceId, searchSource(source, query)])),
  });
  return {
    /** Returns the answers to the latest query so far. */
    answers: () => [...answers.values()],
    /** Returns whether the searched version's index is loaded. */
    isLoaded: () => isLoaded,
    setLoaded: (hasLoaded: boolean) => {
      isLoaded ||= hasLoaded;
    },
    /** Discards the answers and the loaded state because queries now go to another index. */
    resetIndex: () => {
      isLoaded = false;
      answers.clear();
    },
    /** Starts the worker's search while the package handles the key. */
    startEarly: (query: string) => {
      earlySearch = searchAll(query);
    },
    /** Starts a query and returns a getter for a source's hits. */
    start: (query: string) => {
      const queryId = (lastQueryId += 1);
      const search = earlySearch?.query === query ? earlySearch : searchAll(query);
      earlySearch = undefined;
      return async (sourceId: string) => {
        const answer = (await search.answers.get(sourceId)) ?? 'unavailable';
        // An empty query doesn't involve an index.
        if (queryId === lastQueryId && query.trim() !== '') {
          answers.set(sourceId, answer);
          isLoaded ||= answer !== 'unavailable';
        }
        return (answer === 'unavailable' ? [] : answer.hits) as Item[];
      };
    },
  };
}

async function searchSource(source: BoxSource, query: string): Promise<Answer> {
  if (query.trim() === '') {
    return {hits: []};
  }
  try {
    return await source.search(query);
  } catch {
    return 'unavailable';
  }
}
