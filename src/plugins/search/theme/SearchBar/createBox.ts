import {createElement, Fragment, type ReactNode} from 'react';
import {autocomplete, type AutocompleteState} from '@algolia/autocomplete-js';
import type {TaggedHit} from '../../client/searchClient';
import type {BoxApi, BoxOptions, BoxSource} from './boxTypes';
import {checkOptions} from './checkOptions';
import {describe, outcomeOf, type Answer} from './outcome';
import {propGetters} from './propGetters';
import {tabInDialog, tabThroughPanel} from './tabOrder';

type Item = TaggedHit & Record<string, unknown>;
type State = AutocompleteState<Item>;

/** On screens as narrow as this the box covers the page. */
const detachedMediaQuery = '(max-width: 680px)';

let boxes = 0;

/** Makes the input and its panel with Algolia's autocomplete. @throws Error on wrong options */
export function createBox(options: BoxOptions): BoxApi {
  checkOptions(options);
  const {container} = options;
  const id = `search-${(boxes += 1)}`;
  const answers = new Map<string, Answer>();
  let lastQuery = 0;
  // The reader went elsewhere while the answer was on its way.
  let isLeft = false;
  let current: State | undefined;
  let panelRoot: HTMLElement | undefined;

  const outcome = (state: State) => outcomeOf(state, [...answers.values()]);
  const render = ({children, state}: {children: ReactNode; state: State}, root: HTMLElement) => {
    panelRoot = root;
    const dialog = dialogOf(root);
    dialog?.setAttribute('role', 'dialog');
    dialog?.setAttribute('aria-modal', 'true');
    dialog?.setAttribute('aria-label', 'Search');
    options.onPanel({root, list: children, outcome: outcome(state)});
  };
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
    // What has this class goes back to its top with each query.
    classNames: {list: 'aa-Panel--scrollable'},
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
    shouldPanelOpen: ({state}) => !isLeft && (isDetached() || state.query.trim() !== ''),
    getSources: () => {
      const number = (lastQuery += 1);
      isLeft = false;
      return options.sources.map((source) => ({
        sourceId: source.sourceId,
        getItemUrl: ({item}) => item.document.sectionRoute,
        getItems: ({query}) => getHits(source, query, number),
        onSelect: ({item}) => options.onChoose(item),
        templates: {
          item: ({item, state}) => {
            const number = item.__autocomplete_id;
            return options.renderHit(item, {
              id: `${id}-${source.sourceId}-item-${number}`,
              isActive: state.activeItemId === number,
            }) as never;
          },
        },
      }));
    },
    navigator: {
      navigate: ({item}) => options.navigate(item),
      navigateNewTab: ({itemUrl}) => void window.open(itemUrl, '_blank', 'noopener'),
      navigateNewWindow: ({itemUrl}) => void window.open(itemUrl, '_blank', 'noopener'),
    },
    onStateChange: ({state, prevState}) => {
      current = state;
      options.onAnnounce(state.isOpen ? describe(outcome(state)) : '');
      if (prevState.isOpen && !state.isOpen) {
        // Else it would open again with the hits of the query before.
        options.onPanel(undefined);
      }
      if (state.status === 'stalled' && prevState.status !== 'stalled' && !isLeft) {
        api.setIsOpen(true);
      }
    },
    // The navbar's box and one in the page are two landmarks, so they need two names.
    ...propGetters(container.closest('.navbar') ? 'Search' : 'Search the documentation', submit),
  });

  async function getHits(source: BoxSource, query: string, number: number): Promise<Item[]> {
    const answer = await ask(source, query);
    if (number === lastQuery) {
      answers.set(source.sourceId, answer);
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
  const detachedButton = () =>
    container.querySelector<HTMLElement>('.aa-DetachedSearchButton') ?? undefined;
  const closePanel = () => {
    isLeft = true;
    api.setIsOpen(false);
  };
  const closeOutside = (event: Event) => {
    const target = event.target as Node;
    const overlay = document.querySelector('.aa-DetachedOverlay');
    if (![container, panelRoot, overlay].some((element) => element?.contains(target))) {
      closePanel();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const field = input();
    const target = event.target as Node;
    const dialog = panelRoot && dialogOf(panelRoot);
    const isBesideInput = target !== field && (dialog ?? panelRoot)?.contains(target);
    if (event.key === 'Tab' && dialog?.isConnected) {
      tabInDialog(event, dialog);
    } else if (event.key === 'Tab' && current?.isOpen && field && panelRoot) {
      if (tabThroughPanel(event, field, panelRoot) === 'left') {
        closePanel();
      }
    } else if (event.key === 'Escape' && isBesideInput) {
      field?.focus();
      closePanel();
    } else if (event.key === 'Escape' && target === field && !current?.isOpen) {
      options.onLeave();
    }
  };
  // In a task of its own: the focus comes first.
  const loadOnce = () => setTimeout(() => void options.load());
  document.addEventListener('pointerdown', closeOutside);
  // Before the package, whose own handling of these keys changes its state.
  document.addEventListener('keydown', onKeyDown, {capture: true});
  container.addEventListener('focusin', loadOnce, {once: true});

  return {
    focus: () => (detachedButton() ?? input())?.focus(),
    open: () => {
      const button = detachedButton();
      const field = input();
      if (button) {
        button.click();
      } else {
        field?.focus();
        field?.setSelectionRange(field.value.length, field.value.length);
      }
    },
    refresh: () => void api.refresh(),
    close: () => {
      closePanel();
      input()?.blur();
    },
    destroy: () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', onKeyDown, {capture: true});
      container.removeEventListener('focusin', loadOnce);
      api.destroy();
    },
  };
}

async function ask(source: BoxSource, query: string): Promise<Answer> {
  if (query.trim() === '') {
    return {hits: []};
  }
  try {
    return await source.search(query);
  } catch {
    return 'unavailable';
  }
}

function isDetached(): boolean {
  return window.matchMedia(detachedMediaQuery).matches;
}

function activeItem({collections, activeItemId}: State): Item | undefined {
  return collections
    .flatMap(({items}) => items)
    .find(({__autocomplete_id: number}) => number === activeItemId);
}

/** What covers the screen when that is small. */
function dialogOf(panelRoot: Element): HTMLElement | null {
  return panelRoot.closest('.aa-DetachedContainer');
}
