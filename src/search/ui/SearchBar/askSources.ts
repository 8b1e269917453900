import type {BoxSource} from './boxTypes';
import type {Item} from './createPanelView';
import type {Answer} from './outcome';

/** A query, and the answers of the sources by their ids. */
interface Search {
  query: string;
  answers: Map<string, Promise<Answer>>;
}

/** Asks the sources, and keeps what they answered to the last query. */
export interface Asker {
  /** What the sources have answered to the last query so far. */
  answers: () => Answer[];
  /** Whether the index of the version that is searched is there. */
  isLoaded: () => boolean;
  noteLoaded: (isThere: boolean) => void;
  /** Another index is asked from now on. */
  forgetIndex: () => void;
  /** Has the worker search while the package handles the key. */
  askEarly: (query: string) => void;
  /** Begins a query; returns how to get the hits of a source. */
  ask: (query: string) => (sourceId: string) => Promise<Item[]>;
}

export function createAsker(sources: readonly BoxSource[]): Asker {
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
    noteLoaded: (isThere) => {
      isLoaded ||= isThere;
    },
    forgetIndex: () => {
      isLoaded = false;
      answers.clear();
    },
    askEarly: (query) => {
      early = searchAll(query);
    },
    ask: (query) => {
      const number = (lastQuery += 1);
      const search = early?.query === query ? early : searchAll(query);
      early = undefined;
      return async (sourceId) => {
        const answer = (await search.answers.get(sourceId)) ?? 'unavailable';
        // No index has answered an empty query.
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
