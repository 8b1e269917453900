import fs from 'node:fs';
import path from 'node:path';
import {anchorsOf, partialImports} from '../content/page/links';
import type {Page} from '../content/page/page';
import {pageInFile, type Site, type Version} from '../content/site/site';
import {changeFile, type FileChanges} from './fileChanges';

/** Returns the addresses that keywords can have: the pages in these versions, and their sections. */
export function keywordAddresses(site: Site, versions: readonly Version[]): Set<string> {
  return new Set(
    versions.flatMap(({pages}) =>
      pages.flatMap((page) => [
        page.route,
        ...anchorsWithPartials(page, site).map((anchor) => `${page.route}#${anchor}`),
      ]),
    ),
  );
}

function anchorsWithPartials(page: Page, site: Site): string[] {
  const partials = partialImports({value: page.source})
    .map(({target}) => path.resolve(path.dirname(page.file), target))
    .filter((file) => fs.existsSync(file));
  return [
    ...anchorsOf(page),
    ...partials.flatMap((file) => anchorsWithPartials(pageInFile(site, file), site)),
  ];
}

/** Gives a page's keywords to another address; the page keeps them if it stays in a version. */
export function moveKeywords(
  changes: FileChanges,
  site: Site,
  {from, to, isKept}: {from: string; to: string; isKept: boolean},
): void {
  changeEntries(changes, site, (address, entry) => {
    const isOfPage = address === from || address.startsWith(`${from}#`);
    return isOfPage ? [...(isKept ? [entry] : []), to + entry.slice(from.length)] : [entry];
  });
}

/** Deletes the keywords for pages and sections that none of the remaining versions has. */
export function deleteLostKeywords(
  changes: FileChanges,
  site: Site,
  remaining: readonly Version[],
): void {
  const before = keywordAddresses(site, site.versions);
  const after = keywordAddresses(site, remaining);
  changeEntries(changes, site, (address, entry) =>
    before.has(address) && !after.has(address) ? [] : [entry],
  );
}

/** @param change returns the entries in place of one; an entry has its phrases and a line end */
function changeEntries(
  changes: FileChanges,
  {keywords}: Site,
  change: (address: string, entry: string) => string[],
): void {
  for (const file of new Set(keywords.entries.map((entry) => entry.file))) {
    changeFile(changes, file, (text) =>
      text
        .split(/^(?=\S+:\s*$)/m)
        .flatMap((entry) => change(entry.slice(0, entry.indexOf(':\n')), entry))
        .join(''),
    );
  }
}
