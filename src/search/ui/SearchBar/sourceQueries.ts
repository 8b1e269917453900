import type {BoxSource} from './boxTypes';
import type {Item} from './createPanelView';
import type {Answer} from './searchStatus';

/** A query and the answers of the sources, by their ids. */
interface Search {
  query: string;
  answers: Map<string, Promise<Answer>>;
}

/** Queries the sources and keeps their answers to the latest query. */
export interface SourceQueries {
  /** Returns the answers to the latest query so far. */
  answers: () => Answer[];
  /** Returns whether the index of the searched version is loaded. */
  isLoaded: () => boolean;
  setLoaded: (hasLoaded: boolean) => void;
  /** Discards the answers and the loaded state because queries now go to another index. */
  resetIndex: () => void;
  /** Starts the worker's search while the package handles the key. */
  startEarly: (query: string) => void;
  /** Starts a query and returns a getter for the hits of a source. */
  start: (query: string) => (sourceId: string) => Promise<Item[]>;
}

export function createSourceQueries(sources: readonly BoxSource[]): SourceQueries {
  const answers = new Map<string, Answer>();
  let lastQuery = 0;
  let early: Search | undefined;
  let isLoaded = false;

  const searchAll = (query: string): Search => ({
    query,
    answers: new Map(sources.map((source) => [source.sourceId, searchSource(source, query)])),
  });
  return {
    answers: () => [...answers.values()],
    isLoaded: () => isLoaded,
    setLoaded: (hasLoaded) => {
      isLoaded ||= hasLoaded;
    },
    resetIndex: () => {
      isLoaded = false;
      answers.clear();
    },
    startEarly: (query) => {
      early = searchAll(query);
    },
    start: (query) => {
      const number = (lastQuery += 1);
      const search = early?.query === query ? early : searchAll(query);
      early = undefined;
      return async (sourceId) => {
        const answer = (await search.answers.get(sourceId)) ?? 'unavailable';
        // An empty query involves no index.
        if (number === lastQuery && query.trim() !== '') {
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
