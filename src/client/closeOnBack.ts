import {useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';

/**
 * Adds a history entry for a layer over the page, such as the search dialog, so that Back closes the layer
 * instead of leaving the page. A page that opens while the layer is open replaces the entry.
 *
 * @param close called on Back, possibly after something else has closed the layer
 * @returns a function to call when the layer closes; it removes the entry if it's still there
 */
export function closeOnBack(history: ReturnType<typeof useHistory>, close: () => void): () => void {
  const done = new AbortController();
  let isClosing = false;
  const {push} = history;
  const replaceEntry = (...target: [never]) => {
    const move = done.signal.aborted ? push : history.replace;
    done.abort();
    move(...target);
  };
  history.push = replaceEntry;
  const layer = String(Math.random());
  window.history.pushState({...(window.history.state as object | null), layer}, '');
  window.addEventListener(
    'popstate',
    (event) => {
      // Otherwise, a layer that opens while this one closes would close, too.
      event.stopImmediatePropagation();
      done.abort();
      if (!isClosing) {
        close();
      }
    },
    {capture: true, signal: done.signal},
  );
  function removeEntry(): void {
    if (history.push === replaceEntry) {
      history.push = push;
    }
    const state = window.history.state as {layer?: string} | null;
    if (!done.signal.aborted && state?.layer === layer) {
      isClosing = true;
      window.history.back();
    } else {
      // The theme's own listener may have closed the menu before this one runs.
      done.abort();
    }
  }
  // A tap on a link closes a layer before the link opens its page, which replaces the entry.
  return () => void setTimeout(removeEntry);
}

/** Makes Back close a layer over the page, by calling `close`, while it's open. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const history = useHistory();
  // A layer that stays open on the next page needs a new entry there.
  const {key} = useLocation();
  useEffect(
    () => (isOpen ? closeOnBack(history, close) : undefined),
    [isOpen, close, history, key],
  );
}
