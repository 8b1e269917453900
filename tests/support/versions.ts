import path from 'node:path';
import type {Page} from '../../src/content/page/page';
import {latestVersion, readSite, type Version} from '../../src/content/site/site';
import {upcoming} from '../../src/content/site/versionOrder';

/** The real site: Vitest and Playwright run from its root. */
const site = readSite(path.resolve('.'));

/** The labels of the released versions, newest first, as in versions.json. */
export const released = site.versions.map(({label}) => label).filter((label) => label !== upcoming);

/** The version at the root of the site. */
export const latest = latestVersion(site)?.label ?? '';

/** The oldest release, or `next` while there is only one release. */
export const other = released.length > 1 ? (released.at(-1) ?? upcoming) : upcoming;

/** Each version with its path relative to the site and its Docusaurus name. */
export const versions = site.versions.map(({label, name}) => ({
  label,
  name,
  path: pathOf(label),
}));

/** in: `next`; out: `next/`, or an empty string for the latest version */
function pathOf(label: string): string {
  return label === latest ? '' : `${label}/`;
}

/** Builds a pattern for a URL or other string, replacing `VERSION` with a label. */
export function withVersion(pattern: string, label: string): RegExp {
  return new RegExp(pattern.replaceAll('VERSION', label.replaceAll('.', '\\.')));
}

/** Returns a route missing from `label` but present in `otherLabel`, preferably a class, never release notes. */
export function routeMissingIn(label: string, otherLabel: string): string | undefined {
  const existing = new Set(pagesOf(label).map(({route}) => route));
  const routes = pagesOf(otherLabel)
    .map(({route}) => route)
    .filter((route) => !existing.has(route) && !route.startsWith('notes/'));
  return routes.find((route) => route.endsWith('Class')) ?? routes[0];
}

/** Returns the first page in the latest version whose source contains the text. */
export function pageWith(text: string, folder = ''): Page | undefined {
  return pagesOf(latest).find(
    ({route, source}) => route.startsWith(folder) && source.includes(text),
  );
}

/** Returns the pages of a version. */
export function pagesOf(label: string): readonly Page[] {
  return site.versions.find((version: Version) => version.label === label)?.pages ?? [];
}
