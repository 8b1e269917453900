import fs from 'node:fs';
import path from 'node:path';
import type {MovedPages} from '../addresses/redirects';
import {referenceOf} from '../content/reference/collectReference';
import {listedName} from '../content/reference/entry';
import type {Site, Version} from '../content/site/site';
import {upcoming} from '../content/site/versionOrder';
import {type FileChanges, writeJson} from './fileChanges';
import {sidebarFile} from './sidebarFiles';

/** Returns the lists that guard a version's pages and names against accidental removal. */
export function listsOf({directory}: Site, label: string): {routes: string; names: string} {
  return {
    routes: path.join(directory, 'tests/build/routes', `${label}.txt`),
    names: path.join(directory, 'tests/content/names', `${label}.txt`),
  };
}

/** Formats a sorted list, one entry per line. */
export function writeList(entries: Iterable<string>): string {
  return `${[...new Set(entries)].sort().join('\n')}\n`;
}

/** Returns the names in the version's reference, in the format that the version's list uses. */
export function listedNames(version: Version): string[] {
  return referenceOf(version).map(listedName);
}

/**
 * Returns the version's routes: its pages and the category indexes.
 *
 * @param sidebars the content of the version's sidebars file
 */
export function routesOf({pages}: Version, sidebars: unknown): string[] {
  return [...pages.map(({route}) => route), ...categoryRoutes(sidebars)];
}

/** Returns the sidebars of a released version. */
export function readSidebars(site: Site, version: Version): unknown {
  const file = sidebarFile(site, version);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
}

/** Returns the slugs of all generated category indexes: `category/classes`. */
function categoryRoutes(item: unknown): string[] {
  if (typeof item !== 'object' || item === null) {
    return [];
  }
  const {type, slug} = item as {type?: unknown; slug?: unknown};
  const own = type === 'generated-index' && typeof slug === 'string' ? [slug.slice(1)] : [];
  return [...own, ...Object.values(item).flatMap(categoryRoutes)];
}

/** Returns the absolute paths of all files in a folder. */
export function filesIn(directory: string): string[] {
  return fs
    .readdirSync(directory, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const problemForm = '.github/ISSUE_TEMPLATE/problem-on-a-page.yml';

/**
 * Updates the list of versions and everything that shows it: the tables in README and CONTRIBUTING, and
 * the issue form for problems.
 */
export function changeVersions(
  {directory}: Site,
  released: readonly string[],
  changes: FileChanges,
): void {
  const list = released.map((label) => JSON.stringify(label)).join(', ');
  changes.set(path.join(directory, 'versions.json'), `[${list}]\n`);
  for (const name of ['README.md', 'CONTRIBUTING.md']) {
    const file = path.join(directory, name);
    if (fs.existsSync(file)) {
      changes.set(file, withVersionTable(fs.readFileSync(file, 'utf8'), released));
    }
  }
  const form = path.join(directory, problemForm);
  if (fs.existsSync(form)) {
    const text = fs.readFileSync(form, 'utf8');
    changes.set(form, text.replace(versionOptions, `$1[${[upcoming, ...released].join(', ')}]`));
  }
}

/** Matches the options in the form's version field. */
const versionOptions = /(id: version\n[^]*?options: )\[.*\]/;

const tableHead = '| Version | Folder | URL |\n|---|---|---|\n';

/** Returns the text with an updated version table. */
function withVersionTable(text: string, released: readonly string[]): string {
  const rows = [
    `| ${upcoming} (upcoming) | \`docs/\` | \`/docs/${upcoming}/\` |`,
    ...released.map(
      (label, index) =>
        `| ${label}${index === 0 ? ' (latest)' : ''} | \`versioned_docs/version-${label}/\` | \`/docs/${index === 0 ? '' : `${label}/`}\` |`,
    ),
  ];
  const start = text.indexOf(tableHead);
  if (start < 0) {
    return text;
  }
  const before = text.slice(0, start + tableHead.length);
  const after = text.slice(before.length).replace(/^(?:\|.*\n)*/, '');
  return `${before}${rows.map((row) => `${row}\n`).join('')}${after}`;
}

/** Returns the path of the table of moved pages. */
export function movedPagesFile({directory}: Site): string {
  return path.join(directory, 'src/addresses/movedPages.json');
}

/** @throws Error if the table doesn't exist */
export function readMovedPages(site: Site): MovedPages {
  return JSON.parse(fs.readFileSync(movedPagesFile(site), 'utf8')) as MovedPages;
}

/**
 * Returns the table of moved pages with an additional redirect. Points earlier redirects directly to
 * the new path, and removes a redirect from that path, since it now has a page.
 */
export function addRedirect(table: string, version: string, from: string, to: string): string {
  const moved = JSON.parse(table) as MovedPages;
  const redirects = Object.entries(moved[version] ?? {})
    .filter(([old]) => old !== to)
    .map(([old, target]) => [old, target === from ? to : target]);
  return writeJson({...moved, [version]: {...Object.fromEntries(redirects), [from]: to}});
}
