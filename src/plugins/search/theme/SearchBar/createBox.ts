import {createElement, Fragment, type ReactNode} from 'react';
import {autocomplete, type AutocompleteState} from '@algolia/autocomplete-js';
import type {TaggedAnswer, TaggedHit} from '../../client/searchClient';
import type {Options} from '../../options';
import {maxQueryLength} from '../../shared/limits';

/** What the box needs of the page around it. */
export interface BoxOptions {
  container: HTMLElement;
  initialQuery: string;
  panelPlacement: Options['panelPlacement'];
  search: (query: string) => Promise<TaggedAnswer>;
  /** Loads the index ahead of the first query. */
  load: () => Promise<void>;
  renderHit: (hit: TaggedHit) => ReactNode;
  onPanel: (panel: PanelState) => void;
  /** What screen readers are told. */
  onAnnounce: (text: string) => void;
  onView: (hits: TaggedHit[]) => void;
  onSelect: (hit: TaggedHit) => void;
  navigate: (url: string) => void;
}

export interface BoxApi {
  focus: () => void;
  refresh: () => void;
  close: () => void;
  destroy: () => void;
}

/** What the panel shows. */
export interface PanelState {
  root: HTMLElement;
  /** The list of the hits. */
  list: ReactNode;
  outcome: Outcome;
}

/** How the query ended, or has not ended yet. */
export type Outcome =
  | {kind: 'empty'}
  | {kind: 'found'; count: number; notice?: string}
  | {kind: 'none'}
  | {kind: 'wrong'; message: string}
  | {kind: 'stalled'}
  | {kind: 'unavailable'};

type State = AutocompleteState<TaggedHit & Record<string, unknown>>;

/**
 * A combobox is an input today; the package follows an older pattern, and names the input "Submit".
 * Its types know its own values alone.
 */
const propGettersFor = (isInNavbar: boolean): object => ({
  getRootProps: ({props}: {props: object}) => ({
    ...props,
    role: undefined,
    'aria-expanded': undefined,
    'aria-haspopup': undefined,
    'aria-controls': undefined,
    'aria-labelledby': undefined,
  }),
  // The navbar's box and one in the page are two landmarks, so they need two names.
  getFormProps: ({props}: {props: object}) => ({
    ...props,
    'aria-label': isInNavbar ? 'Search' : 'Search the documentation',
  }),
  getInputProps: ({props, state}: {props: object; state: State}) => ({
    ...props,
    role: 'combobox',
    maxLength: maxQueryLength,
    'aria-autocomplete': 'list',
    'aria-expanded': state.isOpen,
    'aria-haspopup': 'listbox',
    'aria-label': 'Search',
    'aria-labelledby': undefined,
  }),
  getListProps: ({props}: {props: object}) => ({
    ...props,
    'aria-label': 'Search results',
    'aria-labelledby': undefined,
  }),
  // The package listens on the window for one box alone; a page of this site may have two.
  getEnvironmentProps: () => ({}),
});

/** On screens as narrow as this the box covers the page. */
const detachedMediaQuery = '(max-width: 680px)';

let boxes = 0;

/** Makes the input and its panel with Algolia's autocomplete. */
export function createBox(options: BoxOptions): BoxApi {
  const {container} = options;
  const id = `search-${(boxes += 1)}`;
  let answer: TaggedAnswer | 'unavailable' = {hits: []};
  let lastQuery = 0;
  // The reader went elsewhere while the answer was on its way.
  let isLeft = false;
  let panelRoot: HTMLElement | undefined;

  const render = ({children, state}: {children: ReactNode; state: State}, root: HTMLElement) => {
    panelRoot = root;
    options.onPanel({root, list: children, outcome: outcomeOf(state, answer)});
  };
  const api = autocomplete<TaggedHit & Record<string, unknown>>({
    id,
    container,
    placeholder: 'Search...',
    panelPlacement: options.panelPlacement,
    detachedMediaQuery,
    defaultActiveItemId: 0,
    stallThreshold: 300,
    openOnFocus: false,
    initialState: {query: options.initialQuery},
    translations: {
      clearButtonTitle: 'Clear',
      detachedCancelButtonText: 'Cancel',
      detachedSearchButtonTitle: 'Search',
      submitButtonTitle: 'Submit',
    },
    renderer: {createElement: createElement as never, Fragment, render: () => undefined},
    render: render as never,
    renderNoResults: render as never,
    // Detached, a closed panel closes the whole box.
    shouldPanelOpen: ({state}) =>
      !isLeft && (window.matchMedia(detachedMediaQuery).matches || state.query.trim() !== ''),
    getSources: () => [
      {
        sourceId: 'sections',
        getItemUrl: ({item}) => item.document.sectionRoute,
        getItems: async ({query}) => {
          isLeft = false;
          const number = (lastQuery += 1);
          const result = await ask(query);
          if (number === lastQuery) {
            answer = result;
          }
          const hits = result === 'unavailable' ? [] : result.hits;
          options.onView(hits);
          return hits as (TaggedHit & Record<string, unknown>)[];
        },
        onSelect: ({item}) => options.onSelect(item),
        templates: {item: ({item}) => options.renderHit(item) as never},
      },
    ],
    navigator: {
      navigate: ({itemUrl}) => {
        api.setIsOpen(false);
        options.navigate(itemUrl);
      },
      navigateNewTab: ({itemUrl}) => void window.open(itemUrl, '_blank', 'noopener'),
      navigateNewWindow: ({itemUrl}) => void window.open(itemUrl, '_blank', 'noopener'),
    },
    onStateChange: ({state, prevState}) => {
      options.onAnnounce(state.isOpen ? describe(outcomeOf(state, answer)) : '');
      if (state.status === 'stalled' && prevState.status !== 'stalled' && !isLeft) {
        api.setIsOpen(true);
      }
    },
    ...propGettersFor(container.closest('.navbar') !== null),
  });

  async function ask(query: string): Promise<TaggedAnswer | 'unavailable'> {
    if (query.trim() === '') {
      return {hits: []};
    }
    try {
      return await options.search(query);
    } catch {
      return 'unavailable';
    }
  }

  const leave = (event: Event) => {
    const target = event.target as Node;
    const overlay = document.querySelector('.aa-DetachedOverlay');
    if (![container, panelRoot, overlay].some((element) => element?.contains(target))) {
      isLeft = true;
      api.setIsOpen(false);
    }
  };
  const loadOnce = () => void options.load();
  document.addEventListener('pointerdown', leave);
  container.addEventListener('focusin', loadOnce, {once: true});

  return {
    focus: () => {
      const button = container.querySelector<HTMLElement>('.aa-DetachedSearchButton');
      const input = document.getElementById(`${id}-input`) as HTMLInputElement | null;
      if (button) {
        button.click();
      } else {
        input?.focus();
        input?.setSelectionRange(input.value.length, input.value.length);
      }
    },
    refresh: () => void api.refresh(),
    close: () => {
      isLeft = true;
      api.setIsOpen(false);
    },
    destroy: () => {
      document.removeEventListener('pointerdown', leave);
      container.removeEventListener('focusin', loadOnce);
      api.destroy();
    },
  };
}

function outcomeOf(state: State, answer: TaggedAnswer | 'unavailable'): Outcome {
  if (state.query.trim() === '') {
    return {kind: 'empty'};
  }
  if (state.status === 'stalled') {
    return {kind: 'stalled'};
  }
  if (answer === 'unavailable') {
    return {kind: 'unavailable'};
  }
  const {hits, message} = answer;
  if (hits.length > 0) {
    return {kind: 'found', count: hits.length, ...(message !== undefined && {notice: message})};
  }
  return message === undefined ? {kind: 'none'} : {kind: 'wrong', message};
}

/** The outcome in words. */
export function describe(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'empty':
      return '';
    case 'found':
      return `${outcome.count} ${outcome.count === 1 ? 'result' : 'results'}. ${outcome.notice ?? ''}`;
    case 'none':
      return 'No results found.';
    case 'wrong':
      return outcome.message;
    case 'stalled':
      return 'Still searching. The index is slow to load.';
    case 'unavailable':
      return 'Search is unavailable. The next query tries again.';
  }
}
