import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {landingDocs} from '../../src/config/landingPaths';
import {navbarDocs} from '../../src/config/navbar';
import type {Page} from '../../src/content/page';
import {readSite, type Version} from '../../src/content/site';
import {sidebarPages} from '../support/sidebarPages';

const siteDir = path.resolve(import.meta.dirname, '../..');

/** Files of the pages that a page links to. */
function linksOf({file, links}: Page): string[] {
  return links
    .filter(({url}) => /^\.{1,2}\//.test(url))
    .map(({url}) => path.resolve(path.dirname(file), decodeURI(url.replace(/#.*/, ''))));
}

/** The pages that a reader gets to from these by links. */
function reachedFrom(entrances: Page[], {pages}: Version): Set<Page> {
  const reached = new Set(entrances);
  // A set goes on to what is added meanwhile.
  for (const page of reached) {
    const targets = new Set(linksOf(page));
    pages.filter(({file}) => targets.has(file)).forEach((target) => reached.add(target));
  }
  return reached;
}

describe.each(readSite(siteDir).versions)('a page of $label', (version) => {
  test('is reached by links from the frame or the landing page', () => {
    const ids = new Set([...sidebarPages(siteDir, version), ...navbarDocs, ...landingDocs]);
    const entrances = version.pages.filter(({route}) => ids.has(route));
    const reached = reachedFrom(entrances, version);
    const lost = version.pages.filter((page) => !reached.has(page));
    expect(lost.map(({route}) => route)).toEqual([]);
  });
});
