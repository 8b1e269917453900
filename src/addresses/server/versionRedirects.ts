import {redirectsOf, type MovedPages} from '../redirects';

/** Routes of the remaining versions by label, the latest first. */
export type RoutesByVersion = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Returns the table of moved pages after a version was cut. Addresses that were at the root of the site
 * but no longer exist lead to the page's new location, or to the page in the previous latest version.
 *
 * @param routes those of the new version and the previous latest version
 */
export function redirectsAfterCut(
  moved: MovedPages,
  upcoming: string,
  routes: RoutesByVersion,
): MovedPages {
  const none: [string, ReadonlySet<string>] = ['', new Set()];
  const [[label, now] = none, [before, old] = none] = routes;
  const [earlier, later] = [moved[before] ?? {}, moved[upcoming] ?? {}];
  const left = new Set([...Object.keys(earlier), ...Object.keys(later), ...old]);
  const own: Record<string, string> = {};
  for (const from of [...left].filter((route) => !now.has(route)).sort()) {
    const was = earlier[from] ?? from;
    const to = later[was] ?? was;
    if (now.has(to) || to.startsWith('/')) {
      own[from] = to;
    } else if (old.has(was)) {
      own[from] = `/${before}/${was}`;
    }
  }
  return settle(withRoutes(moved, label, own), label);
}

/**
 * Returns the table of moved pages after a version was retired. Its addresses lead to the latest version.
 * Addresses of pages that the latest version lacks lead to the newest version that has them, or to the
 * site's home page.
 *
 * @param gone the routes of the retired version
 * @param routes those of the other versions
 */
export function redirectsAfterDrop(
  moved: MovedPages,
  retired: string,
  gone: readonly string[],
  routes: RoutesByVersion,
): MovedPages {
  const [[latest, now] = ['', new Set()]] = routes;
  const targetOf = (route: string) => {
    const owner = [...routes].find(([, known]) => known.has(route))?.[0];
    return owner === undefined ? '/' : `/${owner === latest ? '' : `${owner}/`}${route}`;
  };
  const earlier = moved[retired] ?? {};
  const own: Record<string, string> = {};
  for (const from of [...new Set([...gone, ...Object.keys(earlier)])].sort()) {
    const was = earlier[from] ?? from;
    const isFound = now.has(from) || (was === from && moved[latest]?.[from] !== undefined);
    if (!isFound) {
      own[from] = was.startsWith('/') ? was : targetOf(was);
    }
  }
  const prefix = `/${retired}/`;
  const table = Object.entries(withRoutes(moved, retired, own)).map(
    ([label, routes]): [string, Record<string, string>] => [
      label,
      Object.fromEntries(
        Object.entries(routes).map(([from, to]) => [
          from,
          to.startsWith(prefix) ? targetOf(to.slice(prefix.length)) : to,
        ]),
      ),
    ],
  );
  return settle(Object.fromEntries(table), latest);
}

/** Sets a version's redirects in the table, and omits versions without redirects. */
function withRoutes(moved: MovedPages, label: string, routes: Record<string, string>): MovedPages {
  return Object.fromEntries(
    Object.entries({...moved, [label]: routes}).filter(([, own]) => Object.keys(own).length > 0),
  );
}

/** Makes each redirect lead directly to its final target. */
function settle(moved: MovedPages, latest: string): MovedPages {
  const next = new Map(redirectsOf(moved, latest));
  const endOf = (address: string): string => {
    const to = next.get(address);
    return to === undefined ? address : endOf(to);
  };
  return Object.fromEntries(
    Object.entries(moved).map(([label, routes]) => [
      label,
      Object.fromEntries(
        Object.entries(routes).map(([from, to]) => {
          const isAbsolute = to.startsWith('/');
          const address = isAbsolute ? to.slice(1) : `${label === latest ? '' : `${label}/`}${to}`;
          const end = endOf(address);
          return [from, end === address ? to : `/${end}`];
        }),
      ),
    ]),
  );
}
