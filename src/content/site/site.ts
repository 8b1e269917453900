import fs from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {PageKind} from '../../config/pageKinds';
import {memoize} from '../cache/memoize';
import {Page, routeOf} from '../page/page';
import {readKeywords, type KeywordLists} from './keywords';
import {byVersion} from './versionOrder';

/** One version of the documentation, as it is on disk now. */
export interface Version {
  /** As Docusaurus names it: `current`, `2.1.0`. */
  name: string;
  /** The version label: `next`, `2.1.0`. */
  label: string;
  /** Absolute path of the folder with its pages. */
  directory: string;
  /** Sorted by path, without partials (`_name.md`). */
  pages: readonly Page[];
}

/** All versions of the documentation, as they are on disk now. */
export interface Site {
  /** Absolute path of the site's sources. */
  directory: string;
  /** The upcoming version first, then the newest one, as in versions.json. */
  versions: readonly Version[];
  /** Versions whose pages were removed, oldest first. All are older than the other versions. */
  retired: readonly RetiredVersion[];
  /** What readers type to find pages and sections, in all versions. */
  keywords: KeywordLists;
}

/** Milliseconds between reads. A build reads the site many times per page, but its files don't change. */
const recheckInterval = process.env.NODE_ENV === 'production' ? Infinity : 500;

const sites = new Map<string, {checkedAt: number; site: Site}>();
const pages = new Map<string, {modified: number; page: Page}>();

/**
 * Reads the site in `siteDir`. Returns the same objects for an unchanged site, version, or page;
 * `memoize` relies on that. Files may come and go while it reads, for example when Git switches branches.
 */
export function readSite(siteDir: string): Site {
  const known = sites.get(siteDir);
  const now = Date.now();
  if (known && now - known.checkedAt < recheckInterval) {
    return known.site;
  }
  try {
    return rereadSite(siteDir, known?.site, now);
  } catch (error) {
    // versions.json may be half written. The next call reads it again.
    if (known) {
      return known.site;
    }
    throw error;
  }
}

function rereadSite(siteDir: string, known: Site | undefined, now: number): Site {
  const versions = listVersions(siteDir).map((version) => {
    const previous = known?.versions.find(({label}) => label === version.label);
    return readVersion(version, previous);
  });
  const retired = readRetiredVersions(siteDir);
  const keywords = readKeywords(siteDir);
  const isSame =
    known &&
    isSameList(known.versions, versions) &&
    known.keywords === keywords &&
    known.retired.map(({version}) => version).join() === retired.map(({version}) => version).join();
  const site = isSame ? known : {directory: siteDir, versions, retired, keywords};
  sites.set(siteDir, {checkedAt: now, site});
  return site;
}

/** Makes the next `readSite` check the files, even if it follows immediately. */
export function invalidateSite(siteDir: string): void {
  const known = sites.get(siteDir);
  if (known) {
    known.checkedAt = 0;
  }
}

/** Returns the version whose folder contains the file, or undefined. */
export function versionOf({versions}: Site, file: string): Version | undefined {
  return versions.find(({directory}) => file.startsWith(directory + path.sep));
}

/** Returns the version at the root of the site: the first in versions.json. */
export function latestVersion({versions}: Site): Version | undefined {
  return versions.find(({name}) => name !== 'current');
}

/** Returns the oldest version. */
export function oldestVersion({versions}: Site): Version | undefined {
  return versions.at(-1);
}

/** Returns the page at a path relative to the version's folder: `language/SignalClass.md`. */
export function pageAt(version: Version, pagePath: string): Page | undefined {
  return pagesByPath(version).get(pagePath);
}

const pagesByPath = memoize(
  ({pages}: Version) => new Map(pages.map((page) => [page.path, page] as const)),
);

/** Returns the page or partial in a file; undefined if there is no such file. */
export function findPage(site: Site, file: string): Page | undefined {
  const version = versionOf(site, file);
  const pagePath = pathInVersion(site, file);
  return (version && pageAt(version, pagePath)) ?? readPage(file, pagePath);
}

/** Returns the page or partial in an existing file. */
export function pageInFile(site: Site, file: string): Page {
  const page = findPage(site, file);
  if (!page) {
    throw new Error(`There is no file ${file}.`);
  }
  return page;
}

/** Returns a file's path relative to its version's folder, or else to the site, with forward slashes. */
export function pathInVersion(site: Site, file: string): string {
  const from = versionOf(site, file)?.directory ?? site.directory;
  return path.relative(from, file).split(path.sep).join('/');
}

/** Like `pathInVersion`, without the file extension: `language/SignalClass`. */
export function routeInVersion(site: Site, file: string): string {
  return routeOf(pathInVersion(site, file));
}

function listVersions(siteDir: string): Omit<Version, 'pages'>[] {
  const file = path.join(siteDir, 'versions.json');
  const released = JSON.parse(fs.readFileSync(file, 'utf8')) as string[];
  return [
    {name: 'current', label: 'next', directory: path.join(siteDir, 'docs')},
    ...released.map((version) => ({
      name: version,
      label: version,
      directory: path.join(siteDir, 'versioned_docs', `version-${version}`),
    })),
  ];
}

function readVersion(version: Omit<Version, 'pages'>, previous: Version | undefined): Version {
  const pages = listPages(version.directory).flatMap(
    (pagePath) => readPage(path.join(version.directory, pagePath), pagePath) ?? [],
  );
  return previous && isSameList(previous.pages, pages) ? previous : {...version, pages};
}

function listPages(directory: string): string[] {
  return globSync('**/*.{md,mdx}', {cwd: directory, ignore: ['**/_*', '**/_*/**']}).sort();
}

/** Returns the page in a file, the same object until the file changes; undefined if there is no file. */
function readPage(file: string, pagePath: string): Page | undefined {
  const modified = fs.statSync(file, {throwIfNoEntry: false})?.mtimeMs;
  const known = pages.get(file);
  if (modified === undefined || known?.modified === modified) {
    return modified === undefined ? undefined : known?.page;
  }
  try {
    const page = new Page({file, path: pagePath, source: fs.readFileSync(file, 'utf8')});
    pages.set(file, {modified, page});
    return page;
  } catch {
    // It was removed in the meantime.
    return undefined;
  }
}

function isSameList(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((item, index) => item === right[index]);
}

/** The record of a version whose pages were removed. `npm run version:drop` writes it. */
export interface RetiredVersion {
  /** The version label. */
  version: string;
  /** Everything in its reference, by `keyOf`. */
  names: readonly string[];
  /** Routes of its pages relative to the version's path: `language/SignalClass`. */
  routes: readonly string[];
}

/** Folder for the records, relative to the site; one file per version: `{version}.json`. */
export const retiredFolder = 'src/content/retired';

/** Returns the retired versions, oldest first. */
export function readRetiredVersions(siteDir: string): RetiredVersion[] {
  const folder = path.join(siteDir, retiredFolder);
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as RetiredVersion)
    .sort((a, b) => byVersion(a.version, b.version));
}

/**
 * Returns the IDs of the version's pages of one kind in a folder, in alphabetical order, for a sidebar
 * category. Docusaurus' `autogenerated` would sort uppercase before lowercase letters.
 *
 * @param folder relative to the version's folder; its subfolders are left out
 */
export function pagesOfKind(kind: PageKind, {pages}: Version, folder: string): string[] {
  return pages
    .filter((page) => page.frontMatter.kind === kind && path.posix.dirname(page.path) === folder)
    .map(({route}) => route)
    .sort((a, b) => a.localeCompare(b, 'en'));
}
