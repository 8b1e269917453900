import path from 'node:path';
import type {FileProblem} from '../../../checks/problem';
import {landingDocs} from '../../../config/landingLinks';
import {navbarDocs} from '../../../config/navbar';
import {addressesOf} from '../../../content/anchors';
import type {Page} from '../../../content/page';
import type {Site, Version} from '../../../content/site';
import {decode} from '../selectFiles';
import {pagesIn, readSidebars} from './readSidebars';
import {outsideSidebars} from './sidebars';

/**
 * Requires every page outside a version's sidebars to be reachable by links from the sidebars, the
 * navigation bar, or the landing page, directly or through other pages.
 */
export async function linkedPageProblems(site: Site, version: Version): Promise<FileProblem[]> {
  const read = await readSidebars(site, version);
  const unlistedPages = version.pages.filter(({route}) => outsideSidebars.has(route));
  if (!read || 'error' in read || unlistedPages.length === 0) {
    return [];
  }
  const entryPages = new Set([...pagesIn(read.sidebars), ...navbarDocs, ...landingDocs]);
  const reachablePages = pagesReachableFrom(
    version.pages.filter(({route}) => entryPages.has(route)),
    version,
  );
  return unlistedPages
    .filter((page) => !reachablePages.has(page))
    .map(({file}) => ({
      file,
      line: 1,
      found: 'the page is not in a sidebar, and no page links to it',
      hint: 'Link to it from a page that its readers visit first',
    }));
}

function pagesReachableFrom(entryPages: readonly Page[], {pages}: Version): Set<Page> {
  const byFile = new Map(pages.map((page) => [page.file, page] as const));
  const reachablePages = new Set(entryPages);
  // Iterating over a set includes elements that are added during the iteration.
  for (const page of reachablePages) {
    targetsOf(page).forEach((file) => {
      const target = byFile.get(file);
      if (target) {
        reachablePages.add(target);
      }
    });
  }
  return reachablePages;
}

/** Returns the files of the pages that a page links to. */
function targetsOf(page: Page): string[] {
  return addressesOf(page)
    .map((url) => url.replace(/#.*/, ''))
    .filter((target) => /^[^:/].*\.mdx?$/.test(target))
    .map((target) => path.resolve(path.dirname(page.file), decode(target) || target));
}
