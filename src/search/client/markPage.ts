/**
 * Marks the words that were searched on the page that a result has led to. They are handed over in
 * memory, and over the load of a page whose code was gone in the tab's storage, which keeps them for one
 * load. They never enter the history, so that a reload or Back does not mark again.
 */
import type {ClientModule} from '@docusaurus/types';
import {placeWords} from '../shared/tokenize';

const storageKey = 'docs.marks';

let pending: ReadonlySet<string> | undefined;
let marked: {pieces: ChildNode[]; original: Text}[] = [];
let button: HTMLButtonElement | undefined;

/** Call before going to a result. */
export function markNextPage(terms: readonly string[]): void {
  pending = new Set(terms);
}

const clientModule: ClientModule = {
  // Before React changes the page: it must find its own texts.
  onRouteUpdate({location, previousLocation}) {
    if (pending || location.pathname !== previousLocation?.pathname) {
      clearMarks();
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    const terms = pending ?? (previousLocation ? undefined : takeHandedOver());
    pending = undefined;
    const article = document.querySelector('article');
    if (terms && article) {
      markElement(article, terms);
      showFirst(article, decodeURIComponent(location.hash.slice(1)));
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
      // Storage is blocked or full: the page opens without marks.
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

/** React keeps the texts of the page, so each original is kept to be put back as it was. */
function markElement(element: Element, terms: ReadonlySet<string>): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.closest('nav, button, .hash-link, .theme-doc-version-badge')) {
      texts.push(text);
    }
  }
  marked = texts.flatMap((original) => {
    const pieces = cutText(original.data, terms);
    if (pieces.length === 0) {
      return [];
    }
    original.replaceWith(...pieces);
    return [{pieces, original}];
  });
  if (marked.length > 0) {
    showButton();
  }
}

function cutText(text: string, terms: ReadonlySet<string>): ChildNode[] {
  const pieces: ChildNode[] = [];
  let place = 0;
  for (const {start, end, term} of placeWords(text)) {
    if (terms.has(term)) {
      const mark = document.createElement('mark');
      mark.className = 'search-mark';
      mark.textContent = text.slice(start, end);
      pieces.push(document.createTextNode(text.slice(place, start)), mark);
      place = end;
    }
  }
  return pieces.length > 0 ? [...pieces, document.createTextNode(text.slice(place))] : [];
}

/** Brings the first mark of the section into view. */
function showFirst(article: Element, anchor: string): void {
  const heading = anchor === '' ? null : document.getElementById(anchor);
  const marks = [...article.querySelectorAll('.search-mark')];
  const first =
    marks.find(
      (mark) =>
        !heading ||
        heading.contains(mark) ||
        heading.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING,
    ) ?? marks[0];
  if (first && !isInView(first)) {
    first.scrollIntoView({block: 'center'});
  }
}

function isInView(element: Element): boolean {
  const {top, bottom} = element.getBoundingClientRect();
  const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  return top >= navbar && bottom <= window.innerHeight;
}

function showButton(): void {
  button = document.createElement('button');
  button.type = 'button';
  button.className = 'search-marks-clear button button--secondary button--sm';
  button.textContent = 'Clear highlights';
  button.addEventListener('click', clearMarks);
  document.body.append(button);
}

function clearMarks(): void {
  for (const {pieces, original} of marked) {
    const [first, ...rest] = pieces;
    rest.forEach((node) => node.remove());
    first?.replaceWith(original);
  }
  marked = [];
  button?.remove();
  button = undefined;
}
