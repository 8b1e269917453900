import type {Root} from 'mdast';
import {factsKeyOf} from '../content/factsKey';
import {memoizeBy} from '../content/memoize';
import type {Page} from '../content/page';
import {versionOf, type Site} from '../content/site';
import type {Fault} from './fault';

/**
 * Applies a rule for samples once to pages with equal text in versions with equal facts, if it finds no
 * faults. Most pages of the upcoming version are the same as in the latest one. A rule that finds faults
 * applies to each page, since its messages name the version.
 */
export function skipFaultless<Found extends Fault>(
  check: (page: Page, site: Site) => Found[],
): (page: Page, site: Site) => Found[] {
  // Pages with equal text share their tree.
  const faultlessFor = memoizeBy(String, () => new WeakSet<Root>());
  return (page, site) => {
    const version = versionOf(site, page.file);
    if (!version) {
      return check(page, site);
    }
    const faultless = faultlessFor(factsKeyOf(site, version));
    if (faultless.has(page.tree)) {
      return [];
    }
    const faults = check(page, site);
    if (faults.length === 0) {
      faultless.add(page.tree);
    }
    return faults;
  };
}
