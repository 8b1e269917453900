/**
 * Highlights the search terms in the section that a result linked to. They are passed in memory, or in
 * the tab's storage for a single load if the page has to reload because its code is gone from the
 * server. They never enter the history, so a reload or Back doesn't highlight them again.
 */
import type {ClientModule} from '@docusaurus/types';
import {locateWords} from '../shared/tokenize';

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

/** More highlights would distract from the text. */
const maxHighlights = 12;

/** HTML elements don't render in an SVG; headings and controls keep their appearance. */
const excludedSelector =
  'svg, nav, button, h1, h2, h3, h4, h5, h6, [role=img], [hidden], .sr-only, .hash-link, .theme-doc-version-badge';

/** Elements that begin a section; glossary terms are table rows. */
const headingSelector = 'h1, h2, h3, h4, tr[id^=term-]';

/**
 * Highlights words in a section of the article: from its heading to the next one.
 *
 * @param anchor the section's anchor; empty for the top of the page
 * @returns a function that restores React's text nodes; undefined if nothing is highlighted
 */
function highlightSection(
  article: Element,
  anchor: string,
  terms: ReadonlySet<string>,
): (() => void) | undefined {
  const restores: (() => void)[] = [];
  let remaining = maxHighlights;
  for (const original of textNodesIn(article, anchor)) {
    const pieces = splitText(original.data, terms, remaining);
    if (pieces.length > 0) {
      original.replaceWith(...pieces);
      restores.push(() => {
        pieces[0]?.before(original);
        pieces.forEach((piece) => piece.remove());
      });
      // Each highlight is between two pieces of plain text.
      remaining -= (pieces.length - 1) / 2;
    }
  }
  return restores.length === 0 ? undefined : () => restores.forEach((restore) => restore());
}

function textNodesIn(article: Element, anchor: string): Text[] {
  const headings = [...article.querySelectorAll(headingSelector)];
  const heading = headings.find(({id}) => id === anchor) ?? headings[0];
  const next = heading && headings[headings.indexOf(heading) + 1];
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const isAfterHeading = !heading || follows(text, heading);
    const isBeforeNext = !next || follows(next, text);
    if (isAfterHeading && isBeforeNext && !text.parentElement?.closest(excludedSelector)) {
      nodes.push(text);
    }
  }
  return nodes;
}

function follows(node: Node, other: Node): boolean {
  return (other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function splitText(text: string, terms: ReadonlySet<string>, limit: number): ChildNode[] {
  const pieces: ChildNode[] = [];
  let last = 0;
  for (const {start, end, term} of locateWords(text)) {
    if (terms.has(term) && pieces.length < limit * 2) {
      const element = document.createElement('mark');
      element.className = 'search-mark';
      element.textContent = text.slice(start, end);
      pieces.push(document.createTextNode(text.slice(last, start)), element);
      last = end;
    }
  }
  return pieces.length > 0 ? [...pieces, document.createTextNode(text.slice(last))] : [];
}
