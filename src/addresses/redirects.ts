import table from './movedPages.json';

/**
 * Where pages are that have left their address, by the label of the version and the old route below it.
 * The new place is a route of the same version: `guides/new`. With a slash in front it is an address
 * below the site's base path, of any version: `/1.4.0/guides/new`. Places of a retired version are
 * always such addresses.
 */
export type MovedPages = Record<string, Record<string, string>>;

/** Written by `npm run move` and by the commands that cut and retire versions. */
export const movedPages: MovedPages = table;

/** Addresses below the base path, the old one and the new one: `next/guides/old`, `next/guides/new`. */
export type Redirect = readonly [from: string, to: string];

export function redirectsOf(moved: MovedPages, latest: string): Redirect[] {
  return Object.entries(moved).flatMap(([version, routes]) => {
    const prefix = version === latest ? '' : `${version}/`;
    return Object.entries(routes).map(([from, to]): Redirect => [
      prefix + from,
      to.startsWith('/') ? to.slice(1) : prefix + to,
    ]);
  });
}
