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
  /** The page's route below its version: `language/commands/length`. */
  route: string;
}

interface Suggestions {
  version: VersionPages;
  /** The version that the address names and the site does not have. */
  unknownVersion?: string;
  /** Nearest first. */
  pages: Suggestion[];
}

/**
 * The existing pages nearest to an address that is none, in the version the address is in: the start page
 * for the version alone, and for a folder the pages that it has, its overview first.
 *
 * @param pathname address asked for, with the base path; may be malformed
 * @param most how many pages at most, and up to which share of differing characters two routes
 *   look alike
 */
export function nearestPages(
  pathname: string,
  versions: readonly VersionPages[],
  {count, furthest}: {count: number; furthest: number} = {count: 5, furthest: 0.55},
): Suggestions | undefined {
  const version = versionOf(pathname, versions);
  if (!version) {
    return undefined;
  }
  const {unknownVersion, route: askedRoute} = splitVersion(
    pathname.slice(version.path.length).replace(/^\//, ''),
  );
  const asked = normalize(askedRoute);
  const pages = version.pages
    .map((path, place) => {
      const route = path.slice(version.path.length).replace(/^\//, '');
      return {path, route, difference: differenceOf(path, normalize(route), place)};
    })
    .filter((page) => page.difference <= furthest)
    // Equally near release notes: the newest first.
    .sort((a, b) => a.difference - b.difference || b.route.localeCompare(a.route, 'en'))
    .slice(0, count)
    .map(({path, route}) => ({path, route}));
  return {version, unknownVersion, pages};

  function differenceOf(path: string, route: string, place: number): number {
    if (asked === '') {
      return path === version?.start ? 0 : 1;
    }
    if (route.startsWith(`${asked}/`)) {
      // In the order of the site, those right below the folder first.
      const depth = route.slice(asked.length).split('/').length;
      return route === `${asked}/overview` ? 0 : 0.1 * depth + 1e-6 * place;
    }
    return difference(asked, route);
  }
}

/** The version whose path is the longest prefix of `pathname`; else the latest. */
function versionOf(pathname: string, versions: readonly VersionPages[]): VersionPages | undefined {
  const [longest] = versions
    .filter(({path}) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length);
  return longest ?? versions.find(({isLast}) => isLast);
}

/** `2.0.0/faq` names an unknown version, since no page's route begins with a number. */
function splitVersion(route: string): {unknownVersion?: string; route: string} {
  const [, unknownVersion, rest = ''] =
    /^(v?\d+(?:\.\d+)+|latest|current)(\/.*)?$/.exec(route) ?? [];
  return unknownVersion ? {unknownVersion, route: rest} : {route};
}

/** Lower case, decoded if possible, without the suffixes that file servers add. */
function normalize(route: string): string {
  let decoded = route;
  try {
    decoded = decodeURIComponent(route);
  } catch {
    // A malformed address is compared as it is.
  }
  return decoded
    .toLowerCase()
    .replace(/(?:\/index)?(?:\.html?|\.mdx?)?\/*$/, '')
    .replace(/^\/+/, '');
}

/** 0 for the same route, 1 for an entirely different one; the last segment counts most. */
function difference(asked: string, route: string): number {
  return (
    0.75 * relativeDistance(lastPart(asked), lastPart(route)) +
    0.25 * relativeDistance(asked, route)
  );
}

function lastPart(route: string): string {
  return route.split('/').at(-1) ?? '';
}

function relativeDistance(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : distance(a, b) / longest;
}
