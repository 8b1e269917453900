import type {GlobalDoc, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {distance} from 'fastest-levenshtein';
import {withoutSlash} from './paths';

type Version = Omit<GlobalVersion, 'draftIds'>;

export interface VersionTarget {
  path: string;
  /** True if the version lacks the current page. The path is then that of the closest page. */
  isDetour: boolean;
}

/** Lists of pages that are named after what they describe. Similar names don't make those pages related. */
const lists = [
  {folder: 'language/commands/', list: 'language/commands/command-list'},
  {folder: 'language/basics/', list: 'category/language-basics'},
  {folder: 'language/', list: 'category/classes'},
];

/** The highest fraction of characters in which the routes of similar pages differ. */
const maxDifference = 0.4;

/**
 * Returns the page in `version` for a reader of `doc`: the same page, or else the list of commands or
 * classes, the page with the most similar name, the overview of its folder, the first page in its sidebar,
 * or the start page. For an unversioned page, returns the start page.
 */
export function versionTarget(
  version: Version,
  active: Version | undefined,
  doc: Pick<GlobalDoc, 'id' | 'path' | 'sidebar'> | undefined,
): VersionTarget {
  const start = version.docs.find(({id}) => id === version.mainDocId) ?? version.docs[0];
  const startPath = start?.path ?? version.path;
  if (!doc || !active) {
    return {path: startPath, isDetour: false};
  }
  const samePage = version.docs.find(({id}) => id === doc.id);
  if (samePage) {
    return {path: samePage.path, isDetour: false};
  }
  const root = withoutSlash(version.path);
  const route = doc.path.slice(withoutSlash(active.path).length + 1);
  const routes = version.docs.map(({path}) => path.slice(root.length + 1));
  const list = lists.find(({folder}) => route.startsWith(folder))?.list;
  const found =
    routes.find((candidate) => candidate === list) ??
    mostSimilar(route, routes) ??
    overviewAbove(route, routes);
  const sidebarStart = version.sidebars?.[doc.sidebar ?? '']?.link?.path;
  return {
    path: found === undefined ? (sidebarStart ?? startPath) : `${root}/${found}`,
    isDetour: true,
  };
}

/** Returns the most similar route; of equally similar release notes, the newest. */
function mostSimilar(route: string, routes: readonly string[]): string | undefined {
  const [closest] = routes
    .map((candidate) => ({candidate, difference: differenceOf(route, candidate)}))
    .filter(({difference}) => difference <= maxDifference)
    .sort((a, b) => a.difference - b.difference || b.candidate.localeCompare(a.candidate, 'en'));
  return closest?.candidate;
}

/** Returns 0 for identical routes and 1 for entirely different ones. The last segment counts most. */
function differenceOf(route: string, other: string): number {
  const [a, b] = [route.toLowerCase(), other.toLowerCase()];
  return 0.75 * relativeDistance(lastSegment(a), lastSegment(b)) + 0.25 * relativeDistance(a, b);
}

function lastSegment(route: string): string {
  return route.split('/').at(-1) ?? '';
}

function relativeDistance(a: string, b: string): number {
  return distance(a, b) / Math.max(a.length, b.length, 1);
}

/** Returns the overview of the closest parent folder that has one. */
function overviewAbove(route: string, routes: readonly string[]): string | undefined {
  const folders = route.split('/').slice(0, -1);
  return folders
    .map((_, index) => [...folders.slice(0, folders.length - index), 'overview'].join('/'))
    .find((overview) => routes.includes(overview));
}
