import {redirectsOf, type MovedPages} from '../redirects';

/** Routes in the remaining versions, by label, latest first. */
export type RoutesByVersion = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Returns the table of moved pages after a version is cut. Paths at the root of the site that no longer exist
 * redirect to the page's new location, or to the page in the previous latest version.
 *
 * @param routes the routes in the new version and in the previous latest version
 */
export function redirectsAfterCut(
  moved: MovedPages,
  upcoming: string,
  routes: RoutesByVersion,
): MovedPages {
  const none: [string, ReadonlySet<string>] = ['', new Set()];
  const [[latest, newRoutes] = none, [previous, oldRoutes] = none] = routes;
  const [oldMoves, newMoves] = [moved[previous] ?? {}, moved[upcoming] ?? {}];
  const served = new Set([...Object.keys(oldMoves), ...Object.keys(newMoves), ...oldRoutes]);
  const redirects: Record<string, string> = {};
  for (const from of [...served].filter((route) => !newRoutes.has(route)).sort()) {
    const oldTarget = oldMoves[from] ?? from;
    const to = newMoves[oldTarget] ?? oldTarget;
    if (newRoutes.has(to) || to.startsWith('/')) {
      redirects[from] = to;
    } else if (oldRoutes.has(oldTarget)) {
      redirects[from] = `/${previous}/${oldTarget}`;
    }
  }
  return resolveChains(withRedirects(moved, latest, redirects), latest);
}

/**
 * Returns the table of moved pages after a version is retired. Its pages redirect to the latest version.
 * Pages that the latest version lacks redirect to the newest version that has them, or to the site's home
 * page.
 *
 * @param retiredRoutes the routes in the retired version
 * @param routes the routes in the other versions
 */
export function redirectsAfterDrop(
  moved: MovedPages,
  retired: string,
  retiredRoutes: readonly string[],
  routes: RoutesByVersion,
): MovedPages {
  const [[latest, latestRoutes] = ['', new Set()]] = routes;
  const targetOf = (route: string) => {
    const owner = [...routes].find(([, known]) => known.has(route))?.[0];
    return owner === undefined ? '/' : `/${owner === latest ? '' : `${owner}/`}${route}`;
  };
  const moves = moved[retired] ?? {};
  const redirects: Record<string, string> = {};
  for (const from of [...new Set([...retiredRoutes, ...Object.keys(moves)])].sort()) {
    const to = moves[from] ?? from;
    const isFound = latestRoutes.has(from) || (to === from && moved[latest]?.[from] !== undefined);
    if (!isFound) {
      redirects[from] = to.startsWith('/') ? to : targetOf(to);
    }
  }
  const prefix = `/${retired}/`;
  const table = mapTargets(withRedirects(moved, retired, redirects), (to) =>
    to.startsWith(prefix) ? targetOf(to.slice(prefix.length)) : to,
  );
  return resolveChains(table, latest);
}

/** Sets a version's redirects in the table, and omits versions without redirects. */
function withRedirects(
  moved: MovedPages,
  label: string,
  redirects: Record<string, string>,
): MovedPages {
  return Object.fromEntries(
    Object.entries({...moved, [label]: redirects}).filter(([, to]) => Object.keys(to).length > 0),
  );
}

/** Makes each redirect point directly to its final target. */
function resolveChains(moved: MovedPages, latest: string): MovedPages {
  const targets = new Map(redirectsOf(moved, latest));
  const endOf = (path: string): string => {
    const to = targets.get(path);
    return to === undefined ? path : endOf(to);
  };
  return mapTargets(moved, (to, label) => {
    const isAbsolute = to.startsWith('/');
    const path = isAbsolute ? to.slice(1) : `${label === latest ? '' : `${label}/`}${to}`;
    const end = endOf(path);
    return end === path ? to : `/${end}`;
  });
}

/** Returns the table with each target changed. */
function mapTargets(moved: MovedPages, change: (to: string, label: string) => string): MovedPages {
  return Object.fromEntries(
    Object.entries(moved).map(([label, routes]) => [
      label,
      Object.fromEntries(Object.entries(routes).map(([from, to]) => [from, change(to, label)])),
    ]),
  );
}
