import {groupBy} from '../shared/groupBy';
import type {SearchDocument} from '../shared/types';

interface PageHit {
  document: Pick<SearchDocument, 'sectionRoute'>;
}

/** Number of top hits that grouping by page must not push down. */
const fixedRanks = 3;

/**
 * Groups the hits by page, in the position of the page's best hit.
 *
 *     [a#1, b, a#2] → [[a#1, a#2], [b]]
 */
export function groupByPage<Hit extends PageHit>(hits: readonly Hit[]): Hit[][] {
  return [...groupBy(hits, pageOf).values()];
}

/**
 * Arranges the best hits by page. Leaves out later hits on the top pages if they would push better hits
 * down from the top positions.
 *
 *     [a#1, b, c, a#2, d] → [a#1, b, c, d]
 */
export function arrangeByPage<Hit extends PageHit>(hits: readonly Hit[], limit: number): Hit[] {
  const first = hits.slice(0, fixedRanks);
  const completePages = new Set(groupByPage(first).slice(0, -1).flat().map(pageOf));
  const rest = hits.slice(fixedRanks).filter((hit) => !completePages.has(pageOf(hit)));
  return groupByPage([...first, ...rest].slice(0, limit)).flat();
}

function pageOf({document}: PageHit): string {
  return document.sectionRoute.replace(/#.*/, '');
}
