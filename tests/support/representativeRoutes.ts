import {emittedRoutes} from '../build/emittedRoutes';
import {pagesOf, versions} from './versions';

/**
 * Returns the routes of pages that together have everything a page can have: each kind of page in each
 * version, each component for writers, each language of code, and all pages outside the versions' files. A
 * new kind, component, language, or version is therefore covered without an edit.
 */
export function representativeRoutes(): Set<string> {
  const documented = new Map<string, Set<string>>();
  for (const version of versions) {
    for (const page of pagesOf(version.label)) {
      const {kind = 'page'} = page.frontMatter;
      const parts = page.source.match(/^ *```\w+|<[A-Z]\w+|^:::\w+|^!\[/gm) ?? [];
      documented.set(
        version.path + page.route,
        new Set([...parts.map((part) => part.trim()), `${kind} in ${version.label}`]),
      );
    }
  }
  const routes = [...emittedRoutes()].filter((route) => route !== '404' && !documented.has(route));
  return new Set([...routes, ...cover(documented)]);
}

/** Picks keys until they have all values, each time the one with the most values still missing. */
function cover(values: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const missing = new Set([...values.values()].flatMap((own) => [...own]));
  const gain = (key: string) =>
    [...(values.get(key) ?? [])].filter((own) => missing.has(own)).length;
  const picked: string[] = [];
  while (missing.size > 0) {
    const best = [...values.keys()].reduce((a, b) => (gain(b) > gain(a) ? b : a));
    picked.push(best);
    values.get(best)?.forEach((own) => missing.delete(own));
  }
  return picked;
}
