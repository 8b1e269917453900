import path from 'node:path';
import type {Page} from '../../src/content/page';
import {latestVersion, readSite, type Version} from '../../src/content/site';
import {upcoming} from '../../src/language/versionOrder';

/** The site as it is: Vitest and Playwright run in its folder. */
const site = readSite(path.resolve('.'));

/** The labels of the released versions, newest first, as in versions.json. */
export const released = site.versions.map(({label}) => label).filter((label) => label !== upcoming);

/** The version at the root of the site. */
export const latest = latestVersion(site)?.label ?? '';

/** The oldest one, or `next` while there is one release alone. */
export const other = released.length > 1 ? (released.at(-1) ?? upcoming) : upcoming;

/** Each version, its path below that of the site, and the name that Docusaurus gives it. */
export const versions = site.versions.map(({label, name}) => ({
  label,
  name,
  path: pathOf(label),
}));

/** in: `next`; out: `next/`; nothing for the latest version */
function pathOf(label: string): string {
  return label === latest ? '' : `${label}/`;
}

/** A pattern for an address or a text in which `VERSION` stands for a label. */
export function withVersion(pattern: string, label: string): RegExp {
  return new RegExp(pattern.replaceAll('VERSION', label.replaceAll('.', '\\.')));
}

/** A route that one version has and another lacks, of a class if there is one; not of release notes. */
export function routeLackedBy(lacking: string, having: string): string | undefined {
  const lacked = new Set(pagesOf(lacking).map(({route}) => route));
  const routes = pagesOf(having)
    .map(({route}) => route)
    .filter((route) => !lacked.has(route) && !route.startsWith('notes/'));
  return routes.find((route) => route.endsWith('Class')) ?? routes[0];
}

/** The first page of the latest version whose source has a text. */
export function pageWith(text: string, folder = ''): Page | undefined {
  return pagesOf(latest).find(
    ({route, source}) => route.startsWith(folder) && source.includes(text),
  );
}

function pagesOf(label: string): readonly Page[] {
  return site.versions.find((version: Version) => version.label === label)?.pages ?? [];
}
