import type {MovedPages} from '../addresses/redirects';

/**
 * Returns the table of moved pages with an additional redirect. Points earlier redirects directly to
 * the new path, and removes redirects from existing pages.
 */
export function addRedirect(table: string, version: string, from: string, to: string): string {
  const moved = JSON.parse(table) as MovedPages;
  const redirects = Object.entries(moved[version] ?? {})
    .filter(([old]) => old !== to)
    .map(([old, target]) => [old, target === from ? to : target]);
  const all = {...moved, [version]: {...Object.fromEntries(redirects), [from]: to}};
  return `${JSON.stringify(all, null, 2)}\n`;
}
