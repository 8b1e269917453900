import {createAutocomplete, type AutocompleteState} from '@algolia/autocomplete-core';
import type {KeyboardEvent, MouseEvent, SyntheticEvent} from 'react';
import type {Answer, Hit} from '../../shared/types';
import {statusOf, type SearchStatus} from './searchStatus';

type Item = Hit & Record<string, unknown>;

/** The search box's state, as the panel shows it. */
export interface SearchView {
  query: string;
  status: SearchStatus;
  hits: readonly Hit[];
  /** Index of the active hit. */
  active: number | null;
}

interface SearchOptions {
  /** Prefix of the elements' ids. */
  id: string;
  /** Rejects when the index can't be loaded. */
  search: (query: string) => Promise<Answer>;
  /** Called when the state has changed, once for a series of changes. */
  onChange: (view: SearchView) => void;
  onView: (hits: readonly Hit[]) => void;
  /** Called when the reader chooses a hit with the keyboard, in this tab or another. */
  onChoose: (hit: Hit) => void;
  /** Opens the hit in this tab. */
  onFollow: (hit: Hit) => void;
}

export type SearchState = ReturnType<typeof createSearchState>;

/** Creates the state of a search box with Algolia's autocomplete: its query, hits, active hit, and keys. */
export function createSearchState({
  id,
  search,
  onChange,
  onView,
  onChoose,
  onFollow,
}: SearchOptions) {
  let latest:
    {query: string; asked: Promise<Answer | 'unavailable'>; isAnswered?: true} | undefined;
  /** The latest answer that has arrived, unless the input has been emptied since. */
  let answer: Answer | 'unavailable' | undefined;
  let isScheduled = false;
  let current: AutocompleteState<Item> | undefined;

  /** Starts a query, unless it is the latest one: focusing the input asks again. */
  const ask = (query: string) => {
    if (latest?.query !== query || answer === 'unavailable') {
      const asked: Promise<Answer | 'unavailable'> =
        query.trim() === ''
          ? Promise.resolve({hits: []})
          : search(query).catch(() => 'unavailable' as const);
      latest = {query, asked};
      void asked.then((arrived) => {
        if (latest?.asked === asked) {
          latest.isAnswered = true;
          answer = query.trim() === '' ? undefined : arrived;
        }
      });
    }
    return latest.asked;
  };
  const show = () => {
    isScheduled = false;
    // Until the next answer, the previous hits stay. The answer to an older query can end the loading, too.
    const isUnanswered =
      answer === undefined && current?.status === 'idle' && current.query.trim() !== '';
    if (current && current.status !== 'loading' && !isUnanswered) {
      onChange({
        query: current.query,
        status: statusOf(current, answer),
        hits: current.collections[0]?.items ?? [],
        active: current.activeItemId,
      });
    }
  };
  const core = createAutocomplete<Item, SyntheticEvent, MouseEvent, KeyboardEvent>({
    id,
    placeholder: 'Search...',
    defaultActiveItemId: 0,
    stallThreshold: 300,
    openOnFocus: true,
    // The dialog opens and closes around it.
    shouldPanelOpen: () => true,
    getSources: (parameters) => {
      const {query} = parameters;
      // The state refers to these parameters, and they to the previous state, so no state would be freed.
      Reflect.deleteProperty(parameters, 'state');
      const asked = ask(query);
      return [
        {
          sourceId: 'sections',
          getItemUrl: ({item}) => item.document.sectionRoute,
          getItems: async () => {
            const arrived = await asked;
            const hits = arrived === 'unavailable' ? [] : (arrived.hits as Item[]);
            onView(hits);
            return hits;
          },
          onSelect: ({item}) => onChoose(item),
        },
      ];
    },
    navigator: {
      navigate: ({item}) => onFollow(item),
      navigateNewTab: ({itemUrl}) => void window.open(itemUrl, '_blank', 'noopener'),
      navigateNewWindow: ({itemUrl}) => void window.open(itemUrl, '_blank', 'noopener'),
    },
    onStateChange: ({state}) => {
      current = state;
      if (!isScheduled) {
        isScheduled = true;
        queueMicrotask(show);
      }
    },
  });
  return {
    core,
    /** Element ids of the list and of a hit, as Autocomplete expects them. */
    listId: `${id}-sections-list`,
    hitId: (index: number) => `${id}-sections-item-${index}`,
    /** Returns the hit that Enter opens: the active one, or the first answer to a query just typed. */
    hitToOpen: async (): Promise<Hit | undefined> => {
      const asked = latest?.isAnswered ? undefined : latest?.asked;
      if (!asked) {
        return current?.collections[0]?.items[current.activeItemId ?? -1];
      }
      const arrived = await asked;
      return latest?.asked === asked && arrived !== 'unavailable' ? arrived.hits[0] : undefined;
    },
    /** Searches for the query again, in another index. */
    searchAgain: () => {
      latest = undefined;
      answer = undefined;
      void core.refresh();
    },
  };
}
