import {locateWords} from '../shared/tokenize';

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
export function highlightSection(
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
