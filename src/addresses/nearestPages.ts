import {distance} from 'fastest-levenshtein';

export interface VersionPages {
  /** Address of the version: `/docs`, `/docs/next`. */
  path: string;
  label: string;
  isLast: boolean;
  /** Address of its start page. */
  start?: string;
  /** Addresses of its pages. */
  pages: string[];
}

interface Suggestion {
  path: string;
  /** The page's route relative to its version: `language/commands/length`. */
  route: string;
}

interface Suggestions {
  version: VersionPages;
  /** The version that the address names but the site doesn't have. */
  unknownVersion?: string;
  /** Nearest first. */
  pages: Suggestion[];
}

/**
 * Returns the existing pages nearest to an unknown address, in the version that it names. For a version's
 * address, that is the start page. For a folder, it is the pages in the folder, overview first.
 *
 * @param pathname requested address, with the base path; may be malformed
 * @param limits the maximum number of pages, and the maximum share of differing characters for two
 * routes to count as similar
 */
export function nearestPages(
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
    // Equally near release notes are sorted newest first.
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
  const [longest] = versions
    .filter(({path}) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length);
  return longest ?? versions.find(({isLast}) => isLast);
}

/**
 * Splits off an unknown version: in `2.0.0/faq`, `2.0.0` is one, since no page's route begins with a
 * number.
 */
function splitVersion(route: string): {unknownVersion?: string; route: string} {
  const [, unknownVersion, rest = ''] =
    /^(v?\d+(?:\.\d+)+|latest|current)(\/.*)?$/.exec(route) ?? [];
  return unknownVersion ? {unknownVersion, route: rest} : {route};
}

/** Lowercases a route, decodes it if possible, and removes suffixes that file servers add. */
function normalize(route: string): string {
  let decoded = route;
  try {
    decoded = decodeURIComponent(route);
  } catch {
    // A malformed address is compared as is.
  }
  return decoded
    .toLowerCase()
    .replace(/(?:\/index)?(?:\.html?|\.mdx?)?\/*$/, '')
    .replace(/^\/+/, '');
}

/** Returns 0 for the same route and 1 for an entirely different one. The last segment counts most. */
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
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : distance(a, b) / longest;
}
