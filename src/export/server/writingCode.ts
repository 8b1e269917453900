import {pagesOf, type ExportedPage, type ExportedVersion, type Section} from './listVersions';

/** What someone needs to know before writing QodlyScript, in the order to read it. */
const firstPages = [
  'language/basics/lang-quicktour',
  'language/basics/lang-control-flow',
  'language/basics/lang-parameters',
  'language/basics/lang-classes',
  'language/basics/lang-errors',
  'guides/crud-operations',
];

/** Folders with what code is written from; they come first in `llms.txt`, in this order. */
const codeFolders = ['language/', 'guides/', 'api/'];

/** The pages to read first that the version has. */
export function firstPagesOf(version: ExportedVersion): ExportedPage[] {
  const pages = pagesOf(version);
  return firstPages.flatMap(
    (route) => pages.find(({permalink}) => permalink === version.path + route) ?? [],
  );
}

/** Where sections come in `llms.txt`: those about code first. */
export function placeOf(sections: readonly Section[]): number {
  return Math.min(...sections.flatMap(({pages}) => pages).map(placeOfPage));
}

/** Is a page about writing code? */
export function isAboutCode(page: Pick<ExportedPage, 'permalink' | 'version'>): boolean {
  return placeOfPage(page) < codeFolders.length;
}

function placeOfPage({permalink, version}: Pick<ExportedPage, 'permalink' | 'version'>): number {
  const route = permalink.slice(version.path.length);
  const place = codeFolders.findIndex((folder) => route.startsWith(folder));
  return place < 0 ? codeFolders.length : place;
}
