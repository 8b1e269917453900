import type {Root} from 'mdast';
import {factsKeyOf} from '../content/factsKey';
import {memoizeBy} from '../content/memoize';
import type {Page} from '../content/page';
import {versionOf, type Site} from '../content/site';
import type {Problem} from './problem';

/**
 * Applies a rule for samples only once to pages with identical text in versions with identical facts, if
 * it finds no problems. Most pages in the upcoming version are the same as in the latest one. A rule that
 * finds problems is applied to each page, since its messages name the version.
 */
export function skipClean<Found extends Problem>(
  check: (page: Page, site: Site) => Found[],
): (page: Page, site: Site) => Found[] {
  // Pages with identical text share their tree.
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
