import type {AutocompleteState} from '@algolia/autocomplete-js';
import {groupByPage} from '../../engine/groupByPage';
import type {TaggedHit} from '../../client/searchClient';
import type {HitListState, PanelState, PlacedHit} from './boxTypes';
import {describe, type Outcome} from './outcome';

export type Item = TaggedHit & Record<string, unknown>;
export type State = AutocompleteState<Item>;

interface Options {
  /** Of the box; those of its hits begin with it. */
  id: string;
  /** The package's state, as it is now. */
  read: () => State | undefined;
  /** What the panel stands in. */
  dialog: () => HTMLElement;
  outcomeOf: (state: State) => Outcome;
  /** Called with what an open panel shows, when that has changed. */
  onPanel: (panel: PanelState) => void;
}

export interface PanelView {
  /** What React renders into. */
  root: HTMLElement;
  /** Has React render what the dialog opens with, out of sight. */
  prepare: () => void;
  /** Shows the state now. */
  show: () => void;
  /** Shows the state when the package has made all changes that it makes in a row. */
  planShow: () => void;
}

/**
 * Renders the package's state as soon as it changes. The package itself renders after a timer, in
 * which the browser often draws the page once more, and with each change of its state, though most
 * change nothing in the panel: together that took as long as the search.
 */
export function createPanelView({id, read, dialog, outcomeOf, onPanel}: Options): PanelView {
  const root = document.createElement('div');
  root.className = 'search-panel';
  // Its content comes a moment after it.
  root.hidden = true;
  let shown: readonly unknown[] = [];
  let isPlanned = false;
  let isScrolled = false;
  let opening = 0;
  root.addEventListener('scroll', () => (isScrolled = true), {passive: true});

  const reveal = () => {
    root.hidden = false;
  };
  const show = () => {
    isPlanned = false;
    const state = read();
    if (!state?.isOpen || state.status === 'loading') {
      return;
    }
    const {collections, activeItemId} = state;
    const outcome = outcomeOf(state);
    const toShow = [collections, activeItemId, describe(outcome), root.isConnected];
    if (toShow.some((part, i) => part !== shown[i])) {
      if (isScrolled && collections !== shown[0]) {
        root.scrollTop = 0;
        isScrolled = false;
      }
      shown = [...toShow.slice(0, -1), true];
      opening += root.isConnected ? 0 : 1;
      onPanel({root, outcome, opening, lists: listsOf(state, id), onRendered: reveal});
    }
    const panel = root.parentElement;
    if (panel && !panel.isConnected) {
      dialog().append(panel);
    }
  };

  return {
    root,
    prepare: () => {
      if (shown.length === 0) {
        onPanel({root, outcome: {kind: 'empty'}, opening, lists: [], onRendered: reveal});
      }
    },
    show,
    planShow: () => {
      if (!isPlanned) {
        isPlanned = true;
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
        hits.map((hit): PlacedHit => {
          const number = hit.__autocomplete_id as number;
          return {
            hit,
            id: `${id}-${sourceId}-item-${number}`,
            number,
            isActive: number === activeItemId,
          };
        }),
      ),
    }));
}
