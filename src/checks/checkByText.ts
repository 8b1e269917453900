import {memoizeBy} from '../content/memoize';
import type {Page} from '../content/page';
import {cacheLocally} from '../content/pageCache';
import {flattenProblems, type Check, type TextCheck} from './problem';

/**
 * Combines the given checks and applies them once per page text, since most pages are the same in all
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
      (page) => flattenProblems(checks.map((check) => check(page))),
    ),
  );
}
