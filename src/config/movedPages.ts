import type {AddressRules} from './addresses';
import table from './movedPages.json';

/** Old routes of pages and the new ones, by the label of their version: `next`, `0.2.0`. */
export type MovedPages = Record<string, Record<string, string>>;

/** Written by `npm run move`. */
export const movedPages: MovedPages = table;

/** Addresses below the base path that lead to another one: `next/guides/old` to `next/guides/new`. */
export function redirectsOf(moved: MovedPages, latest: string): [from: string, to: string][] {
  return Object.entries(moved).flatMap(([version, routes]) => {
    const prefix = version === latest ? '' : `${version}/`;
    return Object.entries(routes).map(([from, to]): [string, string] => [
      prefix + from,
      prefix + to,
    ]);
  });
}

/**
 * The address of the page that has moved away from this one: `/docs/next/guides/old` means
 * `/docs/next/guides/new`. Every other address stays as it is.
 */
export function followMove(
  pathname: string,
  {baseUrl, latest}: Pick<AddressRules, 'baseUrl' | 'latest'>,
  moved: MovedPages = movedPages,
): string {
  const redirects = redirectsOf(moved, latest);
  const [, to] = redirects.find(([from]) => pathname === baseUrl + from) ?? [];
  return to === undefined ? pathname : baseUrl + to;
}
