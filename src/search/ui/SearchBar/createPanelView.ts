import type {AutocompleteState} from '@algolia/autocomplete-js';
import {groupByPage} from '../../engine/groupByPage';
import type {ShownHit} from '../../client/messages';
import type {HitListState, PanelState, PanelHit} from './boxTypes';
import {describe, type SearchStatus} from './searchStatus';

export type Item = ShownHit & Record<string, unknown>;
export type State = AutocompleteState<Item>;

interface Options {
  /** The box's id, and the prefix of its hits' ids. */
  id: string;
  /** Returns the package's current state. */
  read: () => State | undefined;
  /** Returns the element that contains the panel. */
  dialog: () => HTMLElement;
  statusOf: (state: State) => SearchStatus;
  /** Called with the contents of an open panel when they change. */
  onPanel: (panel: PanelState) => void;
}

/**
 * Renders the package's state as soon as it changes. The package itself renders after a timer, during
 * which the browser often redraws the page, and after every state change, though most of them don't
 * affect the panel. Together that took as long as the search.
 */
export function createPanelView({id, read, dialog, statusOf, onPanel}: Options) {
  const root = document.createElement('div');
  root.className = 'search-panel';
  // Hidden until its content is rendered.
  root.hidden = true;
  let shownValues: readonly unknown[] = [];
  let isScheduled = false;
  let isScrolled = false;
  let openCount = 0;
  root.addEventListener('scroll', () => (isScrolled = true), {passive: true});

  const reveal = () => {
    root.hidden = false;
  };
  const show = () => {
    isScheduled = false;
    const state = read();
    if (!state?.isOpen || state.status === 'loading') {
      return;
    }
    const {collections, activeItemId} = state;
    const status = statusOf(state);
    const values = [collections, activeItemId, describe(status), root.isConnected];
    if (values.some((value, i) => value !== shownValues[i])) {
      if (isScrolled && collections !== shownValues[0]) {
        root.scrollTop = 0;
        isScrolled = false;
      }
      shownValues = [...values.slice(0, -1), true];
      openCount += root.isConnected ? 0 : 1;
      onPanel({root, status, openCount, lists: listsOf(state, id), onRendered: reveal});
    }
    const panel = root.parentElement;
    if (panel && !panel.isConnected) {
      dialog().append(panel);
    }
  };

  return {
    /** The element React renders into. */
    root,
    /** Renders the dialog's initial contents offscreen. */
    prepare: () => {
      if (shownValues.length === 0) {
        onPanel({root, status: {kind: 'empty'}, openCount, lists: [], onRendered: reveal});
      }
    },
    /** Shows the current state. */
    show,
    /** Shows the state after the package's current series of changes. */
    scheduleShow: () => {
      if (!isScheduled) {
        isScheduled = true;
        queueMicrotask(show);
      }
    },
  };
}

function listsOf({collections, activeItemId}: State, id: string): HitListState[] {
  return collections
    .filter(({items}) => items.length > 0)
    .map(({source: {sourceId}, items}) => ({
      id: `${id}-${sourceId}-list`,
      pages: groupByPage(items).map((hits) =>
        hits.map((hit): PanelHit => {
          const index = hit.__autocomplete_id as number;
          return {
            hit,
            id: `${id}-${sourceId}-item-${index}`,
            index,
            isActive: index === activeItemId,
          };
        }),
      ),
    }));
}
