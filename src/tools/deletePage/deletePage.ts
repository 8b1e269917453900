import {pageInFile, type Site} from '../../content/site/site';
import type {FileChanges} from '../fileChanges';
import {deleteLostKeywords} from '../keywordFiles';
import {nameOfFile, requirePage} from '../listFiles';
import {replacementsIn, replacePage} from '../replacePage';
import {UsageError} from '../usage';

export interface Deletion {
  /** Absolute paths, in the same version. */
  file: string;
  /** The replacement, which links and the old URL will lead to. */
  replacement: string;
  /** Also deletes the page in other versions. */
  allVersions: boolean;
}

/**
 * Returns the file changes for deleting a page: the page, the partials and images that only it uses,
 * its keywords, the links to it, the sidebars, the lists of routes, and the table of moved pages.
 *
 * @throws UsageError if there is no such page or no such replacement
 */
export function deletePage(site: Site, {file, replacement, allVersions}: Deletion): FileChanges {
  const version = requirePage(site, file);
  if (requirePage(site, replacement) !== version || replacement === file) {
    throw new UsageError('Name another page in the same version as the replacement');
  }
  const changes: FileChanges = new Map();
  const pages = {from: file, to: replacement, allVersions};
  const steps = replacementsIn(site, version, pages);
  for (const item of steps) {
    requirePage(site, item.to);
    replacePage(changes, site, item, {isMove: false, advice: 'Fix it first'});
  }
  const deleted = new Set(steps.map(({from}) => from));
  const remaining = site.versions.map((item) => ({
    ...item,
    pages: item.pages.filter((page) => !deleted.has(page.file)),
  }));
  deleteLostKeywords(changes, site, remaining);
  return changes;
}

/** Returns the lines that a deletion changes, before it's applied: `docs/rest/calls.md:8: See [old](../new.md).` */
export function changedLines(site: Site, changes: FileChanges): string[] {
  return [...changes].flatMap(([file, text]) => {
    if (text === undefined || !/\.mdx?$/.test(file)) {
      return [];
    }
    const before = pageInFile(site, file).source.split('\n');
    const after = text.toString().split('\n');
    return after.flatMap((line, index) =>
      line === before[index] ? [] : [`${nameOfFile(site, file)}:${index + 1}: ${line.trim()}`],
    );
  });
}
