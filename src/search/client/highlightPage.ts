/**
 * Highlights the search terms in the section that a result linked to. They are passed in memory, or in
 * the tab's storage for a single load if the page has to reload because its code is gone from the
 * server. They never enter the history, so a reload or Back doesn't highlight them again.
 */
import type {ClientModule} from '@docusaurus/types';
import {highlightSection} from './highlightSection';

const storageKey = 'docs.marks';

let pending: ReadonlySet<string> | undefined;
let clear: (() => void) | undefined;

/** Call this before opening a result. */
export function highlightNextPage(terms: readonly string[]): void {
  pending = new Set(terms);
}

const clientModule: ClientModule = {
  // Runs before React updates the page, because React must find its own text nodes.
  onRouteUpdate({location, previousLocation}) {
    if (pending || location.pathname !== previousLocation?.pathname) {
      clear?.();
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    const terms = pending ?? (previousLocation ? undefined : takeStoredTerms());
    pending = undefined;
    const article = document.querySelector('article');
    const restore =
      terms &&
      article &&
      highlightSection(article, decodeURIComponent(location.hash.slice(1)), terms);
    if (article && restore) {
      scrollToFirst(article);
      clearWhenDone(restore);
    }
  },
};

export default clientModule;

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', storeTerms);
}

function storeTerms(): void {
  if (pending) {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([window.location.pathname, ...pending]));
    } catch {
      // Storage is blocked or full: the page opens without highlights.
    }
  }
}

/** Returns the search terms if they were stored for this page before it reloaded. */
function takeStoredTerms(): ReadonlySet<string> | undefined {
  try {
    const [path, ...terms] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as string[];
    sessionStorage.removeItem(storageKey);
    return path === window.location.pathname ? new Set(terms) : undefined;
  } catch {
    return undefined;
  }
}

/** Scrolls the first highlight into view. */
function scrollToFirst(article: Element): void {
  const first = article.querySelector('.search-mark');
  if (first && !isInView(first)) {
    first.scrollIntoView({block: 'center'});
  }
}

function isInView(element: Element): boolean {
  const {top, bottom} = element.getBoundingClientRect();
  const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  return top >= navbar && bottom <= window.innerHeight;
}

/** Clears the highlights on Escape or the next click; the button makes that discoverable. */
function clearWhenDone(restore: () => void): void {
  const done = new AbortController();
  const {signal} = done;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'search-marks-clear button button--secondary button--sm';
  button.textContent = 'Clear highlights';
  document.body.append(button);
  clear = () => {
    done.abort();
    restore();
    button.remove();
    clear = undefined;
  };
  const startTime = performance.now();
  document.addEventListener('keydown', ({key}) => key === 'Escape' && clear?.(), {signal});
  // The click that led here may still be bubbling up to the document.
  document.addEventListener('click', ({timeStamp}) => timeStamp > startTime && clear?.(), {signal});
}
