/** Is the route one of the prefixes, or below it? `api` is for `api` and `api/…`, not for `apis`. */
export function isBelow(route: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => route === prefix || route.startsWith(`${prefix}/`));
}
