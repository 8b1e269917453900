import table from './movedPages.json';

/**
 * New locations of moved pages, by version label and old route. A location is a route in the same version
 * (`guides/new`) or, with a leading slash, a path below the site's base path, in any version
 * (`/1.4.0/guides/new`). Locations for a retired version always have the slash.
 */
export type MovedPages = Record<string, Record<string, string>>;

/** Written by `npm run move` and by the commands that cut and retire versions. */
export const movedPages: MovedPages = table;

/** An old and a new path, relative to the base path: `next/guides/old`, `next/guides/new`. */
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

/** Adds a redirect for the Markdown of each page that has moved. */
export function withMarkdown(moved: readonly Redirect[]): Redirect[] {
  return moved.flatMap(([from, to]): Redirect[] =>
    to === ''
      ? [[from, to]]
      : [
          [from, to],
          [`${from}.md`, `${to}.md`],
        ],
  );
}
