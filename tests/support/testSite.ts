import path from 'node:path';
import {flattenProblems, type NestedProblems, type Problem} from '../../src/checks/problem';
import {Page} from '../../src/content/page/page';
import {pageAt, type Site, type Version} from '../../src/content/site/site';

/** Page sources by path, relative to the version's folder. */
type Sources = Record<string, string>;

const directory = '/site';

/** Creates an in-memory site from each version's pages, by label, with the upcoming version first. */
export function testSite(versions: Record<string, Sources>, retired: Site['retired'] = []): Site {
  return {
    directory,
    retired,
    keywords: {entries: [], errors: []},
    versions: Object.entries(versions).map(([label, sources]) => testVersion(label, sources)),
  };
}

/** Creates an in-memory version. */
export function testVersion(label: string, sources: Sources): Version {
  const isNext = label === 'next';
  const folder = isNext ? 'docs' : `versioned_docs/version-${label}`;
  return {
    name: isNext ? 'current' : label,
    label,
    directory: path.join(directory, folder),
    pages: Object.entries(sources).map(
      ([pagePath, source]) =>
        new Page({file: path.join(directory, folder, pagePath), path: pagePath, source}),
    ),
  };
}

/** Creates an in-memory page in `next`. */
export function testPageOf(source: string, pagePath = 'page.md'): Page {
  const [page] = testVersion('next', {[pagePath]: source}).pages;
  if (!page) {
    throw new Error('The version has no page.');
  }
  return page;
}

/** Returns what the rule finds in a version's `page.md`: `3: the heading skips a level. Use ###`. */
export function problemsOf(
  check: (page: Page, site: Site) => NestedProblems,
  source: string,
  {
    label = 'next',
    site = testSite({[label]: {'page.md': source}}),
  }: {label?: string; site?: Site} = {},
): string[] {
  const version = site.versions.find((candidate) => candidate.label === label);
  const page = version && pageAt(version, 'page.md');
  if (!page) {
    throw new Error(`There is no page.md in ${label}.`);
  }
  return flattenProblems(check(page, site)).map(describeProblem);
}

function describeProblem({line, column, found, hint}: Problem): string {
  return `${line}${column === undefined ? '' : `:${column}`}: ${found}. ${hint}`;
}
