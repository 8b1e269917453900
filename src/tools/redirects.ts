import type {MovedPages} from '../addresses/redirects';

/**
 * The table of moved pages with one more redirect. Earlier redirects lead to the new place directly, and
 * none leads away from a page.
 */
export function addRedirect(table: string, version: string, from: string, to: string): string {
  const moved = JSON.parse(table) as MovedPages;
  const earlier = Object.entries(moved[version] ?? {})
    .filter(([old]) => old !== to)
    .map(([old, target]) => [old, target === from ? to : target]);
  const all = {...moved, [version]: {...Object.fromEntries(earlier), [from]: to}};
  return `${JSON.stringify(all, null, 2)}\n`;
}
