/**
 * Back and Forward lead to where the reader left a page. Chromium and Firefox do that by themselves.
 * WebKit scrolls before the page is there, and Docusaurus then scrolls to the top.
 */
import type {ClientModule} from '@docusaurus/types';
import {ScrollPlaces} from '../scrollPlaces';

const storageKey = 'docs.scroll';

let places: ScrollPlaces | undefined;
let shown = '';
/** The address is another page's already: what scrolls is still the page before. */
let isPending = false;
let isTraversal = false;

if (typeof window !== 'undefined') {
  places = new ScrollPlaces(readStored());
  shown = keyOfEntry();
  window.addEventListener('popstate', () => (isTraversal = true), {capture: true});
  window.addEventListener('scroll', notePlace, {passive: true});
  window.addEventListener('pagehide', store);
}

const client: ClientModule = {
  onRouteUpdate({previousLocation}) {
    isPending = Boolean(previousLocation);
  },
  onRouteDidUpdate({previousLocation}) {
    const place = isTraversal && previousLocation ? places?.of(keyOfEntry()) : undefined;
    isTraversal = false;
    isPending = false;
    shown = keyOfEntry();
    if (place !== undefined) {
      window.scrollTo({top: place, behavior: 'instant'});
    }
  },
};

export default client;

function notePlace(): void {
  if (!isPending) {
    places?.note(shown, window.scrollY);
  }
}

/** The router names the entries that it makes; the others get a name here. */
function keyOfEntry(): string {
  const state = window.history.state as {key?: string} | null;
  if (state?.key !== undefined) {
    return state.key;
  }
  const key = Math.random().toString(36).slice(2, 8);
  try {
    window.history.replaceState({...state, key}, '');
  } catch {
    // Browsers limit how often a page may do this.
  }
  return key;
}

function readStored(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    // Storage is blocked.
    return null;
  }
}

function store(): void {
  try {
    sessionStorage.setItem(storageKey, String(places));
  } catch {
    // Storage is blocked or full.
  }
}
