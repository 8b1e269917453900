import {distance} from 'fastest-levenshtein';
import {decode} from './decode';

export interface VersionPages {
  /** Path of the version: `/docs`, `/docs/next`. */
  path: string;
  label: string;
  isLast: boolean;
  /** Path of its start page. */
  start?: string;
  /** Paths of its pages. */
  pages: string[];
}

interface Suggestion {
  path: string;
  /** The page's route relative to its version: `language/commands/length`. */
  route: string;
}

interface Suggestions {
  version: VersionPages;
  /** The version in the URL, if the site doesn't have it. */
  unknownVersion?: string;
  /** Most similar first. */
  pages: Suggestion[];
}

/**
 * Returns the pages whose paths are most similar to an unknown path, in the version that it names. For the
 * path of a version, returns the start page. For a folder, returns the pages in it, overview first.
 *
 * @param pathname requested path, including the base path; may be malformed
 * @param limits the maximum number of pages, and the maximum ratio of differing characters between similar
 * routes
 */
export function similarPages(
  pathname: string,
  versions: readonly VersionPages[],
  {count, maxDifference}: {count: number; maxDifference: number} = {count: 5, maxDifference: 0.55},
): Suggestions | undefined {
  const version = versionOf(pathname, versions);
  if (!version) {
    return undefined;
  }
  const {unknownVersion, route: requestedRoute} = splitVersion(
    pathname.slice(version.path.length).replace(/^\//, ''),
  );
  const requested = normalize(requestedRoute);
  const pages = version.pages
    .map((path, index) => {
      const route = path.slice(version.path.length).replace(/^\//, '');
      return {path, route, difference: differenceOf(path, normalize(route), index)};
    })
    .filter((page) => page.difference <= maxDifference)
    // Equally similar release notes are sorted newest first.
    .sort((a, b) => a.difference - b.difference || b.route.localeCompare(a.route, 'en'))
    .slice(0, count)
    .map(({path, route}) => ({path, route}));
  return {version, unknownVersion, pages};

  function differenceOf(path: string, route: string, index: number): number {
    if (requested === '') {
      return path === version?.start ? 0 : 1;
    }
    if (route.startsWith(`${requested}/`)) {
      // Pages directly in the folder come first, in the site's order.
      const depth = route.slice(requested.length).split('/').length;
      return route === `${requested}/overview` ? 0 : 0.1 * depth + 1e-6 * index;
    }
    return difference(requested, route);
  }
}

/** Returns the version whose path is the longest prefix of `pathname`, or else the latest. */
function versionOf(pathname: string, versions: readonly VersionPages[]): VersionPages | undefined {
  const [longestMatch] = versions
    .filter(({path}) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length);
  return longestMatch ?? versions.find(({isLast}) => isLast);
}

/** Splits off an unknown version, such as `2.0.0` in `2.0.0/faq`. No page's route begins with a number. */
function splitVersion(route: string): {unknownVersion?: string; route: string} {
  const [, unknownVersion, rest = ''] =
    /^(v?\d+(?:\.\d+)+|latest|current)(\/.*)?$/.exec(route) ?? [];
  return unknownVersion ? {unknownVersion, route: rest} : {route};
}

/** Lowercases a route, decodes it if possible, and removes suffixes that file servers add. */
function normalize(route: string): string {
  return (decode(route) ?? route)
    .toLowerCase()
    .replace(/(?:\/index)?(?:\.html?|\.mdx?)?\/*$/, '')
    .replace(/^\/+/, '');
}

/** Returns 0 for identical routes and 1 for entirely different ones. The last segment counts most. */
function difference(requested: string, route: string): number {
  return (
    0.75 * relativeDistance(lastSegment(requested), lastSegment(route)) +
    0.25 * relativeDistance(requested, route)
  );
}

function lastSegment(route: string): string {
  return route.split('/').at(-1) ?? '';
}

function relativeDistance(a: string, b: string): number {
  const maxLength = Math.max(a.length, b.length);
  return maxLength === 0 ? 0 : distance(a, b) / maxLength;
}
