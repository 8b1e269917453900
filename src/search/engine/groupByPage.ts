import type {SearchDocument} from '../shared/types';

interface PageHit {
  document: Pick<SearchDocument, 'sectionRoute'>;
}

/** Of the first hits, none gives its place to what joins the page of another one. */
const leading = 3;

/**
 * The hits by their pages: each page stands where its best hit is, with its other hits after that one.
 *
 *     [a#1, b, a#2] → [[a#1, a#2], [b]]
 */
export function groupByPage<Hit extends PageHit>(hits: readonly Hit[]): Hit[][] {
  const pages = new Map<string, Hit[]>();
  for (const hit of hits) {
    const page = pages.get(pageOf(hit));
    if (page) {
      page.push(hit);
    } else {
      pages.set(pageOf(hit), [hit]);
    }
  }
  return [...pages.values()];
}

/**
 * The best hits with those of a page one after the other. Later hits of the pages that come first are
 * left out: they would push what is better than they are out of the first places.
 *
 *     [a#1, b, c, a#2, d] → [a#1, b, c, d]
 */
export function arrangeByPage<Hit extends PageHit>(hits: readonly Hit[], limit: number): Hit[] {
  const first = hits.slice(0, leading);
  const full = new Set(groupByPage(first).slice(0, -1).flat().map(pageOf));
  const rest = hits.slice(leading).filter((hit) => !full.has(pageOf(hit)));
  return groupByPage([...first, ...rest].slice(0, limit)).flat();
}

function pageOf({document}: PageHit): string {
  return document.sectionRoute.replace(/#.*/, '');
}
