import fs from 'node:fs';
import path from 'node:path';
import {listedName} from '../content/reference/entry';
import {referenceOf} from '../content/reference/collectReference';
import type {Site, Version} from '../content/site';
import {upcoming} from '../language/versionOrder';
import type {FileChanges} from './fileChanges';
import {sidebarFile} from './sidebarFiles';

/** The lists that guard a version against loss. */
export function listsOf({directory}: Site, label: string): {routes: string; names: string} {
  return {
    routes: path.join(directory, 'tests/build/routes', `${label}.txt`),
    names: path.join(directory, 'tests/content/names', `${label}.txt`),
  };
}

/** One entry a line, sorted. */
export function writeList(entries: Iterable<string>): string {
  return `${[...new Set(entries)].sort().join('\n')}\n`;
}

/** The names of the version's reference, as its list has them. */
export function listedNames(version: Version): string[] {
  return referenceOf(version).map(listedName);
}

/**
 * The addresses of the version below its path: its pages, and the lists of categories.
 *
 * @param sidebars as its file has them
 */
export function routesOf({pages}: Version, sidebars: unknown): string[] {
  return [...pages.map(({route}) => route), ...categoryRoutes(sidebars)];
}

/** The sidebars of a released version. */
export function readSidebars(site: Site, version: Version): unknown {
  const file = sidebarFile(site, version);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
}

/** The slugs of all generated lists: `category/classes`. */
function categoryRoutes(item: unknown): string[] {
  if (typeof item !== 'object' || item === null) {
    return [];
  }
  const {type, slug} = item as {type?: unknown; slug?: unknown};
  const own = type === 'generated-index' && typeof slug === 'string' ? [slug.slice(1)] : [];
  return [...own, ...Object.values(item).flatMap(categoryRoutes)];
}

/** All files of a folder: absolute paths. */
export function filesIn(directory: string): string[] {
  return fs
    .readdirSync(directory, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

const faultForm = '.github/ISSUE_TEMPLATE/fault-on-a-page.yml';

/**
 * Enters the list of versions, and what shows it: the tables of README and CONTRIBUTING, the form for
 * faults.
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
  const form = path.join(directory, faultForm);
  if (fs.existsSync(form)) {
    const text = fs.readFileSync(form, 'utf8');
    changes.set(form, text.replace(versionOptions, `$1[${[upcoming, ...released].join(', ')}]`));
  }
}

/** The choices of the field for the version. */
const versionOptions = /(id: version\n[^]*?options: )\[.*\]/;

const tableHead = '| Version | Folder | Address |\n|---|---|---|\n';

/** The text with the rows of its table of versions as they must be. */
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
