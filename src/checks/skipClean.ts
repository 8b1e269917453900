import type {Root} from 'mdast';
import {factsKeyOf} from '../content/factsKey';
import {memoizeBy} from '../content/memoize';
import type {Page} from '../content/page';
import {versionOf, type Site} from '../content/site';
import type {Problem} from './problem';

/**
 * Applies a rule for samples once to pages with equal text in versions with equal facts, if it finds no
 * problems. Most pages of the upcoming version are the same as in the latest one. A rule that finds problems
 * applies to each page, since its messages name the version.
 */
export function skipClean<Found extends Problem>(
  check: (page: Page, site: Site) => Found[],
): (page: Page, site: Site) => Found[] {
  // Pages with equal text share their tree.
  const cleanPagesFor = memoizeBy(String, () => new WeakSet<Root>());
  return (page, site) => {
    const version = versionOf(site, page.file);
    if (!version) {
      return check(page, site);
    }
    const cleanPages = cleanPagesFor(factsKeyOf(site, version));
    if (cleanPages.has(page.tree)) {
      return [];
    }
    const problems = check(page, site);
    if (problems.length === 0) {
      cleanPages.add(page.tree);
    }
    return problems;
  };
}
