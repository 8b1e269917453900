import {autocomplete} from '@algolia/autocomplete-js';
import {maxQueryLength} from '../../shared/limits';
import type {BoxApi, BoxOptions, BoxSource} from './boxTypes';
import {checkOptions} from './checkOptions';
import {
  createPanelView,
  detachedMediaQuery,
  isDetached,
  type Item,
  type State,
} from './createPanelView';
import {addDismissListeners} from './dismissListeners';
import {describe, outcomeOf, type Answer} from './outcome';
import {propGetters} from './propGetters';

/** A query, and the answers of the sources by their ids. */
interface Search {
  query: string;
  answers: Map<string, Promise<Answer>>;
}

let boxes = 0;

/** Makes the input and its panel with Algolia's autocomplete. @throws Error on wrong options */
export function createBox(options: BoxOptions): BoxApi {
  checkOptions(options);
  const {container} = options;
  const id = `search-${(boxes += 1)}`;
  const answers = new Map<string, Answer>();
  let lastQuery = 0;
  // The panel was dismissed before the answer arrived.
  let isDismissed = false;
  // The reader typed the query; `refresh` repeats one and opens nothing.
  let isTyped = false;
  // The reader turned to the empty box, not only came by with Tab: it shows examples.
  let isOpened = false;
  let current: State | undefined;
  let early: Search | undefined;
  // The index of the version that is searched.
  let isLoaded = false;
  const currentOutcome = (state: State) => outcomeOf(state, [...answers.values()], isLoaded);
  const view = createPanelView({
    id,
    read: () => current,
    outcomeOf: currentOutcome,
    onPanel: options.onPanel,
  });
  const {root} = view;
  const api = autocomplete<Item>({
    id,
    container,
    placeholder: 'Search...',
    panelPlacement: options.panelPlacement,
    detachedMediaQuery,
    defaultActiveItemId: 0,
    stallThreshold: 300,
    openOnFocus: true,
    initialState: {query: options.initialQuery},
    translations: {
      clearButtonTitle: 'Clear',
      detachedCancelButtonText: 'Cancel',
      detachedSearchButtonTitle: 'Search',
      submitButtonTitle: 'Submit',
    },
    // The panel may stand elsewhere now; what is in it is React's.
    render: view.show,
    shouldPanelOpen: ({state}) => shouldOpen(state),
    getSources: ({query}) => {
      const number = (lastQuery += 1);
      isDismissed = false;
      const search = early?.query === query ? early : searchAll(query);
      early = undefined;
      return options.sources.map(({sourceId}) => ({
        sourceId,
        getItemUrl: ({item}) => item.document.sectionRoute,
        getItems: () => getHits(sourceId, search, number),
        onSelect: ({item}) => options.onChoose(item),
        templates: {item: () => ''},
      }));
    },
    navigator: {
      navigate: ({item}) => options.navigate(item),
      navigateNewTab: ({itemUrl}) => void window.open(itemUrl, '_blank', 'noopener'),
      navigateNewWindow: ({itemUrl}) => void window.open(itemUrl, '_blank', 'noopener'),
    },
    onStateChange: ({state, prevState}) => {
      // It opens next, and then measures the page: with the hits in it, that is done once.
      const isAnswer = isTyped && state.collections !== prevState.collections;
      const opens = isAnswer && !state.isOpen && !isDetached() && shouldOpen(state);
      current = opens ? {...state, isOpen: true} : state;
      if (opens) {
        view.show();
      } else {
        view.planShow();
      }
      options.onAnnounce(current.isOpen ? describe(currentOutcome(state)) : '');
      if (prevState.isOpen && !state.isOpen) {
        isOpened = false;
      }
      if (state.status === 'stalled' && prevState.status !== 'stalled' && !isDismissed) {
        api.setIsOpen(true);
      }
    },
    // The navbar's box and one in the page are two landmarks, so they need two names.
    ...propGetters({
      formLabel: container.closest('.navbar') ? 'Search' : 'Search the documentation',
      panelRoot: root,
      onSubmit: submit,
    }),
  });

  /** Detached, a closed panel closes the whole box. */
  function shouldOpen({query}: Pick<State, 'query'>): boolean {
    return !isDismissed && (isDetached() || isOpened || query.trim() !== '');
  }

  function searchAll(query: string): Search {
    return {
      query,
      answers: new Map(
        options.sources.map((source) => [source.sourceId, searchSource(source, query)]),
      ),
    };
  }

  async function getHits(sourceId: string, search: Search, number: number) {
    const answer = (await search.answers.get(sourceId)) ?? 'unavailable';
    if (number === lastQuery) {
      answers.set(sourceId, answer);
      isLoaded ||= search.query.trim() !== '' && answer !== 'unavailable';
    }
    const hits = answer === 'unavailable' ? [] : answer.hits;
    options.onView(hits);
    return hits as Item[];
  }

  /** The magnifier does what Enter does. */
  function submit(): void {
    const item = current?.isOpen && activeItem(current);
    if (item) {
      options.onChoose(item);
      options.navigate(item);
    } else {
      input()?.focus();
    }
  }

  const input = () => document.getElementById(`${id}-input`) as HTMLInputElement | null;
  // The worker searches while the package handles the key.
  const searchEarly = ({target}: Event) => {
    const field = input();
    if (field && target === field) {
      isTyped = true;
      isOpened = false;
      early = searchAll(field.value.slice(0, maxQueryLength));
    }
  };
  const detachedButton = () =>
    container.querySelector<HTMLElement>('.aa-DetachedSearchButton') ?? undefined;
  const closePanel = () => {
    isDismissed = true;
    api.setIsOpen(false);
  };
  const removeDismissListeners = addDismissListeners({
    container,
    root,
    input,
    isOpen: () => current?.isOpen ?? false,
    closePanel,
    onLeave: options.onLeave,
  });
  const refresh = () => {
    isTyped = false;
    void api.refresh();
  };
  const noteOpening = () => {
    isOpened = true;
  };
  // In a task of its own: the focus comes first.
  const loadOnce = () =>
    setTimeout(() => {
      void options.load().then((isThere) => {
        isLoaded ||= isThere;
      });
    });
  document.addEventListener('input', searchEarly, {capture: true});
  container.addEventListener('focusin', loadOnce, {once: true});
  container.addEventListener('pointerdown', noteOpening);

  return {
    focus: () => (detachedButton() ?? input())?.focus(),
    open: () => {
      noteOpening();
      const button = detachedButton();
      const field = input();
      if (button) {
        button.click();
      } else {
        field?.focus();
        field?.setSelectionRange(field.value.length, field.value.length);
      }
    },
    activate: api.setActiveItemId,
    refresh: () => {
      isLoaded = false;
      refresh();
    },
    query: () => current?.query ?? options.initialQuery,
    ask: (query) => {
      const field = input();
      if (field) {
        field.value = query;
        field.dispatchEvent(new Event('input', {bubbles: true}));
        field.focus();
      }
    },
    warmUp: () => {
      if ((current?.query ?? options.initialQuery) === '') {
        view.prepare();
        refresh();
      }
    },
    close: () => {
      closePanel();
      input()?.blur();
    },
    destroy: () => {
      document.removeEventListener('input', searchEarly, {capture: true});
      removeDismissListeners();
      container.removeEventListener('focusin', loadOnce);
      container.removeEventListener('pointerdown', noteOpening);
      api.destroy();
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

function activeItem({collections, activeItemId}: State): Item | undefined {
  return collections
    .flatMap(({items}) => items)
    .find(({__autocomplete_id: number}) => number === activeItemId);
}
