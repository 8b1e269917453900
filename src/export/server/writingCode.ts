import {
  pagesOf,
  type ExportedPage,
  type ExportedVersion,
  type Page,
  type Section,
} from './listVersions';

/** Pages to read before writing QodlyScript, in reading order. */
const firstPages = [
  'language/basics/lang-quicktour',
  'language/basics/lang-control-flow',
  'language/basics/lang-parameters',
  'language/basics/lang-classes',
  'language/basics/lang-errors',
  'guides/crud-operations',
];

/** Folders with pages for writing code. They come first in `llms.txt`, in this order. */
const codeFolders = ['language/', 'guides/', 'api/'];

/** Returns the first pages to read that the version has. */
export function firstPagesOf(version: ExportedVersion): ExportedPage[] {
  const pages = pagesOf(version);
  return firstPages.flatMap(
    (route) => pages.find(({permalink}) => permalink === version.path + route) ?? [],
  );
}

/** Returns the rank of a section in `llms.txt`: sections about code come first. */
export function rankOf(sections: readonly Section[]): number {
  return Math.min(...sections.flatMap(({pages}) => pages).map(pageRank));
}

/** Returns whether a page is about writing code. */
export function isAboutCode(page: Page): boolean {
  return pageRank(page) < codeFolders.length;
}

function pageRank({permalink, version}: Page): number {
  const route = permalink.slice(version.path.length);
  const rank = codeFolders.findIndex((folder) => route.startsWith(folder));
  return rank < 0 ? codeFolders.length : rank;
}
