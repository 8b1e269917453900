import {autocomplete} from '@algolia/autocomplete-js';
import {maxQueryLength} from '../../shared/limits';
import {createSourceQueries} from './sourceQueries';
import type {BoxOptions} from './boxTypes';
import {checkOptions} from './checkOptions';
import {createPanelView, type Item, type State} from './createPanelView';
import {describe, statusOf} from './searchStatus';
import {propGetters} from './propGetters';
import {keepPageWidth} from './keepPageWidth';
import {setUpDialog} from './setUpDialog';
import {handleStartKey} from './startKeys';

export type BoxApi = ReturnType<typeof createBox>;

let boxes = 0;

/** Creates the dialog, input, and panel with Algolia's autocomplete. @throws Error on invalid options */
export function createBox(options: BoxOptions) {
  checkOptions(options);
  const {container} = options;
  const id = `search-${(boxes += 1)}`;
  const queries = createSourceQueries(options.sources);
  // Set while the reader wants the dialog; answers that arrive later don't open it.
  let isWanted = false;
  // Set when another page is opening; the focus must not return.
  let isNavigating = false;
  let hasOpened = false;
  let current: State | undefined;
  const currentStatus = (state: State) => statusOf(state, queries.answers(), queries.isLoaded());
  const view = createPanelView({
    id,
    read: () => current,
    dialog: () => dialog,
    statusOf: currentStatus,
    onPanel: options.onPanel,
  });
  const elements: {input?: HTMLInputElement} = {};
  const api = autocomplete<Item>({
    id,
    container,
    placeholder: 'Search...',
    panelPlacement: options.panelPlacement,
    // On all screens.
    detachedMediaQuery: '',
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
    // React renders the panel's contents.
    render: view.show,
    shouldPanelOpen: () => isWanted,
    getSources: (parameters) => {
      // The state refers to these parameters, and they to the previous state, so no state would be freed.
      Reflect.deleteProperty(parameters, 'state');
      const hitsOf = queries.start(parameters.query);
      return options.sources.map(({sourceId}) => ({
        sourceId,
        getItemUrl: ({item}) => item.document.sectionRoute,
        getItems: async () => {
          const hits = await hitsOf(sourceId);
          options.onView(hits);
          return hits;
        },
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
      current = state;
      view.scheduleShow();
      options.onAnnounce(state.isOpen ? describe(currentStatus(state)) : '');
      if (prevState.isOpen && !state.isOpen) {
        isWanted = false;
        if (!isNavigating) {
          options.onLeave();
        }
      }
    },
    ...propGetters({
      panelRoot: view.root,
      onInput: (input) => (elements.input = input),
      onSubmit: submit,
    }),
  });
  const input = elements.input as HTMLInputElement;
  const dialog = input.closest<HTMLElement>('.aa-DetachedContainer') as HTMLElement;
  const closeDialog = () => api.setIsOpen(false);
  setUpDialog(dialog, input, {
    isOpen: () => isWanted,
    // The worker searches while the package handles the key.
    onInput: () => queries.startEarly(input.value.slice(0, maxQueryLength)),
    onEscape: closeDialog,
    onKey: (event) => handleStartKey(event, dialog, input),
  });

  /** Opens the active hit, as Enter does, when the magnifier is clicked. */
  function submit(): void {
    const item = current && activeItem(current);
    if (item) {
      options.onChoose(item);
      options.navigate(item);
    } else {
      input.focus();
    }
  }

  /** Searches for the query as if it had been typed. */
  const search = (query: string) => {
    input.value = query;
    input.dispatchEvent(new Event('input', {bubbles: true}));
    input.focus();
  };

  return {
    /** Opens the dialog and replaces its text with the given text. */
    open: (text?: string) => {
      isWanted = true;
      isNavigating = false;
      if (!hasOpened) {
        // First, so that the worker loads the index while the page opens the dialog.
        void options.load().then(queries.setLoaded);
      }
      keepPageWidth();
      container.querySelector<HTMLElement>('.aa-DetachedSearchButton')?.click();
      if (text) {
        search(text);
      } else if (hasOpened) {
        // The next typed text replaces the last query.
        input.select();
      } else {
        input.setSelectionRange(input.value.length, input.value.length);
      }
      hasOpened = true;
    },
    /** Makes the hit at this index the active one. */
    activate: api.setActiveItemId,
    refresh: () => {
      queries.resetIndex();
      void api.refresh();
    },
    /** Returns the input's text. */
    query: () => current?.query ?? options.initialQuery,
    search,
    /** Runs the code for an answer once, to compile it before the first real answer. */
    warmUp: () => {
      if ((current?.query ?? options.initialQuery) === '') {
        view.prepare();
        void api.refresh();
      }
    },
    /** Closes the dialog because another page is opening; the focus doesn't return to the button. */
    close: () => {
      isNavigating = true;
      closeDialog();
    },
    destroy: api.destroy,
  };
}

function activeItem({collections, activeItemId}: State): Item | undefined {
  return collections
    .flatMap(({items}) => items)
    .find(({__autocomplete_id: index}) => index === activeItemId);
}
