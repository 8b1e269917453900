/**
 * Returns whether the route is one of the prefixes or below one. `api` covers `api` and `api/…`, not
 * `apis`.
 */
export function isBelow(route: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => route === prefix || route.startsWith(`${prefix}/`));
}
