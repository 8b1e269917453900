/**
 * Back and Forward lead to where the reader left a page. Chromium and Firefox do that by themselves.
 * WebKit scrolls before the page is there, and Docusaurus then scrolls to the top.
 */
import type {ClientModule} from '@docusaurus/types';

/** How far each entry of the history was scrolled, by its key. */
const places = new Map<string, number>();

let shown = '';
/** The address is another page's already: what scrolls is still the page before. */
let isPending = false;
let isTraversal = false;

if (typeof window !== 'undefined') {
  shown = keyOfEntry();
  window.addEventListener('popstate', () => (isTraversal = true), {capture: true});
  window.addEventListener('scroll', () => !isPending && places.set(shown, window.scrollY), {
    passive: true,
  });
}

const client: ClientModule = {
  onRouteUpdate({previousLocation}) {
    isPending = Boolean(previousLocation);
  },
  onRouteDidUpdate({previousLocation}) {
    shown = keyOfEntry();
    const place = isTraversal && previousLocation ? places.get(shown) : undefined;
    isPending = isTraversal = false;
    if (place !== undefined) {
      window.scrollTo({top: place, behavior: 'instant'});
    }
  },
};

export default client;

/** The router names the entries that it makes; the others get a name here. */
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
