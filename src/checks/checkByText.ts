import {memoizeBy} from '../content/memoize';
import type {Page} from '../content/page';
import {cacheLocally} from '../content/pageCache';
import type {Check, Problem} from './problem';

/** A rule that depends only on the text of a page, not on its location or on other pages. */
export type TextCheck = (page: Omit<Page, 'file' | 'path' | 'route'>) => Problem[];

/**
 * Combines these rules and applies them once per page text, since most pages are the same in all
 * versions, and pages with identical text share their tree. `npm run check` caches the problems for its
 * next run.
 *
 * @param name unique name for the rules, used as the cache key
 */
export function checkByText(name: string, checks: readonly TextCheck[]): Check {
  return cacheLocally(
    name,
    memoizeBy(
      (page: Page) => page.tree,
      (page) => checks.flatMap((check) => check(page)),
    ),
  );
}
