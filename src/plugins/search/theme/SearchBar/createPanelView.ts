import type {AutocompleteState} from '@algolia/autocomplete-js';
import type {TaggedHit} from '../../client/searchClient';
import type {HitListState, PanelState} from './boxTypes';
import {describe, type Outcome} from './outcome';

export type Item = TaggedHit & Record<string, unknown>;
export type State = AutocompleteState<Item>;

/** On screens as narrow as this the box covers the page. */
export const detachedMediaQuery = '(max-width: 680px)';

interface Options {
  /** Of the box; those of its hits begin with it. */
  id: string;
  /** The package's state, as it is now. */
  read: () => State | undefined;
  outcomeOf: (state: State) => Outcome;
  /** Called with what an open panel shows, when that has changed. */
  onPanel: (panel: PanelState) => void;
}

export interface PanelView {
  /** What React renders into. */
  root: HTMLElement;
  /** Has React render what all panels have, out of sight. */
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
export function createPanelView({id, read, outcomeOf, onPanel}: Options): PanelView {
  // The package makes the panel around it anew when the screen changes.
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
    const dialog = dialogOf(root);
    const toShow = [collections, activeItemId, describe(outcome), dialog];
    if (toShow.some((part, i) => part !== shown[i])) {
      if (isScrolled && collections !== shown[0]) {
        root.scrollTop = 0;
        isScrolled = false;
      }
      shown = toShow;
      dialog?.setAttribute('role', 'dialog');
      dialog?.setAttribute('aria-modal', 'true');
      dialog?.setAttribute('aria-label', 'Search');
      opening += root.isConnected ? 0 : 1;
      const lists = listsOf(state, id);
      onPanel({root, dialog, outcome, opening, lists, onRendered: reveal});
    }
    const panel = root.parentElement;
    if (panel && !panel.isConnected && !isDetached()) {
      document.body.append(panel);
    }
  };

  return {
    root,
    prepare: () => {
      if (shown.length === 0) {
        const onRendered = () => undefined;
        onPanel({root, dialog: null, outcome: {kind: 'empty'}, opening, lists: [], onRendered});
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

let detachedMedia: MediaQueryList | undefined;

/** Whether the box covers the page. */
export function isDetached(): boolean {
  detachedMedia ??= window.matchMedia(detachedMediaQuery);
  return detachedMedia.matches;
}

/** What covers the screen when that is small. */
export function dialogOf(root: Element): HTMLElement | null {
  return root.closest('.aa-DetachedContainer');
}

function listsOf({collections, activeItemId}: State, id: string): HitListState[] {
  return collections
    .filter(({items}) => items.length > 0)
    .map(({source: {sourceId}, items}) => ({
      id: `${id}-${sourceId}-list`,
      hits: items.map((hit) => {
        const number = hit.__autocomplete_id as number;
        return {
          hit,
          id: `${id}-${sourceId}-item-${number}`,
          number,
          isActive: number === activeItemId,
        };
      }),
    }));
}
