/**
 * Highlights the words that were searched in the section that a result has led to. They are handed over
 * in memory, and over the load of a page whose code was gone in the tab's storage, which keeps them for
 * one load. They never enter the history, so that a reload or Back does not highlight again.
 */
import type {ClientModule} from '@docusaurus/types';
import {markSection} from './markSection';

const storageKey = 'docs.marks';

let pending: ReadonlySet<string> | undefined;
let clear: (() => void) | undefined;

/** Call before going to a result. */
export function markNextPage(terms: readonly string[]): void {
  pending = new Set(terms);
}

const clientModule: ClientModule = {
  // Before React changes the page: it must find its own texts.
  onRouteUpdate({location, previousLocation}) {
    if (pending || location.pathname !== previousLocation?.pathname) {
      clear?.();
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    const terms = pending ?? (previousLocation ? undefined : takeHandedOver());
    pending = undefined;
    const article = document.querySelector('article');
    const restore =
      terms && article && markSection(article, decodeURIComponent(location.hash.slice(1)), terms);
    if (article && restore) {
      showFirst(article);
      clearWhenDone(restore);
    }
  },
};

export default clientModule;

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', handOver);
}

function handOver(): void {
  if (pending) {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([window.location.pathname, ...pending]));
    } catch {
      // Storage is blocked or full: the page opens without highlights.
    }
  }
}

/** The words that were searched, when the page that had to be loaded anew is this one. */
function takeHandedOver(): ReadonlySet<string> | undefined {
  try {
    const [path, ...terms] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as string[];
    sessionStorage.removeItem(storageKey);
    return path === window.location.pathname ? new Set(terms) : undefined;
  } catch {
    return undefined;
  }
}

/** Brings the first highlight into view. */
function showFirst(article: Element): void {
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

/** Escape and the next click clear the highlights; the button says so. */
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
  const since = performance.now();
  document.addEventListener('keydown', ({key}) => key === 'Escape' && clear?.(), {signal});
  // The click that led here may still be on its way to the document.
  document.addEventListener('click', ({timeStamp}) => timeStamp > since && clear?.(), {signal});
}
