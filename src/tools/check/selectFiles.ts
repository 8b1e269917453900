import fs from 'node:fs';
import path from 'node:path';
import {addressesOf, anchorsOf} from '../../content/anchors';
import type {Page} from '../../content/page';
import {pageInFile, versionOf, type Site} from '../../content/site';
import {git} from '../git';
import {didYouMean, listCheckedFiles, nameOfFile, unversionedFolder} from '../listFiles';
import {UsageError} from '../usage';

/** Returns the files for each name, which is a page or a folder. @throws UsageError */
export function filesNamed(names: readonly string[], site: Site, cwd: string): string[] {
  const files = listCheckedFiles(site);
  return names.flatMap((name) => {
    const named = path.resolve(cwd, name);
    const found = files.filter((file) => file === named || file.startsWith(named + path.sep));
    if (found.length === 0) {
      throw new UsageError(suggestSimilar(name, nameOfFile(site, named), files, site));
    }
    return found;
  });
}

/** @param named the name, relative to the site */
function suggestSimilar(name: string, named: string, files: readonly string[], site: Site): string {
  const pages = files.map((file) => nameOfFile(site, file));
  const isPage = /\.mdx?$/.test(named);
  const [page] = pages.filter((page) => page.replace(/\.mdx?$/, '') === named);
  if (page) {
    return `There is no page "${name}". Did you mean ${page}?`;
  }
  const suggestion = didYouMean(named, isPage ? pages : [...foldersOf(pages), ...pages]);
  if (suggestion === '' && fs.existsSync(path.join(site.directory, named))) {
    return `"${name}" ${isPage ? 'is not a page' : 'contains no pages'}: the check reads pages in docs/ and versioned_docs/`;
  }
  return `There is no ${isPage ? 'page' : 'page or folder'} "${name}"${suggestion}`;
}

/** in: `docs/rest/calls.md`; out: `docs`, `docs/rest` */
function foldersOf(pages: readonly string[]): string[] {
  const folders = pages.flatMap((page) => {
    const parts = page.split('/').slice(0, -1);
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  });
  return [...new Set(folders)];
}

/** Returns the pages in those files that exist. */
export function existingPages(files: readonly string[], site: Site): Page[] {
  return files.filter((file) => fs.existsSync(file)).map((file) => pageInFile(site, file));
}

/** Returns true if the check reads the file, which may not exist. */
export function isChecked(file: string, site: Site): boolean {
  const isInFolder = versionOf(site, file) ?? file.startsWith(unversionedFolder(site) + path.sep);
  return /\.mdx?$/.test(file) && Boolean(isInFolder);
}

/** Returns the absolute paths of files changed since the last commit, including deleted ones. */
export function changedFiles({directory}: Site): string[] {
  const list = (...args: string[]) =>
    git(directory, ...args)
      .split('\0')
      .filter(Boolean);
  return [
    ...list('diff', '--name-only', '--relative', '--no-renames', '-z', 'HEAD'),
    ...list('ls-files', '--others', '--exclude-standard', '-z'),
  ].map((file) => path.join(directory, file));
}

/**
 * Returns the other files whose links to one of these may be broken. Reads cached URLs, since parsing
 * all pages that link to a popular one takes longer than the rest of its check.
 */
export function filesWithSuspectLinks(targets: ReadonlySet<string>, site: Site): string[] {
  // Only resolves paths that can match, since a site has tens of thousands of links.
  const names = new Set([...targets].map((target) => path.basename(target)));
  const isSuspect = (url: string, file: string) => {
    const [linkPath = '', anchor] = url.split('#');
    const decoded = decode(linkPath);
    if (!names.has(path.posix.basename(decoded))) {
      return false;
    }
    const target = path.resolve(path.dirname(file), decoded);
    return targets.has(target) && !isValidLink(target, anchor, file, site);
  };
  return listCheckedFiles(site)
    .filter((file) => !targets.has(file))
    .filter((file) => addressesOf(pageInFile(site, file)).some((url) => isSuspect(url, file)));
}

function isValidLink(target: string, anchor: string | undefined, file: string, site: Site) {
  return (
    fs.existsSync(target) &&
    !path.basename(target).startsWith('_') &&
    versionOf(site, target) === versionOf(site, file) &&
    (anchor === undefined || anchorsOf(pageInFile(site, target)).includes(decode(anchor)))
  );
}

/** Returns a decoded URL; empty if it isn't valid. */
export function decode(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return '';
  }
}
