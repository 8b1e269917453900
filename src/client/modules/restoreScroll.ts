/**
 * Restores the scroll position on Back and Forward. Chromium and Firefox do that on their own. WebKit
 * scrolls before the page is rendered, and Docusaurus then scrolls to the top.
 */
import type {ClientModule} from '@docusaurus/types';

/** The scroll position of each history entry, by its key. */
const positions = new Map<string, number>();

let currentKey = '';
/** True while the URL has changed but the old page is still on screen. */
let isPending = false;
let isTraversal = false;

if (typeof window !== 'undefined') {
  currentKey = keyOfEntry();
  window.addEventListener('popstate', () => (isTraversal = true), {capture: true});
  window.addEventListener('scroll', () => !isPending && positions.set(currentKey, window.scrollY), {
    passive: true,
  });
}

export default {
  onRouteUpdate({previousLocation}) {
    isPending = Boolean(previousLocation);
  },
  onRouteDidUpdate({previousLocation}) {
    currentKey = keyOfEntry();
    const top = isTraversal && previousLocation ? positions.get(currentKey) : undefined;
    isPending = isTraversal = false;
    if (top !== undefined) {
      window.scrollTo({top, behavior: 'instant'});
    }
  },
} satisfies ClientModule;

/** Returns the key of the history entry. The router sets keys on its own entries; others get one here. */
function keyOfEntry(): string {
  const state = window.history.state as {key?: string} | null;
  const key = state?.key ?? String(Math.random());
  if (!state?.key) {
    try {
      window.history.replaceState({...state, key}, '');
    } catch {
      // Browsers limit how often a page may do this.
    }
  }
  return key;
}
