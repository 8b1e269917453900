import fs from 'node:fs';
import path from 'node:path';
import type {MovedPages} from '../addresses/redirects';
import type {Site} from '../content/site/site';
import {writeJson} from './fileChanges';

/** Returns the path of the table of moved pages. */
export function movedPagesFile({directory}: Site): string {
  return path.join(directory, 'src/addresses/movedPages.json');
}

/** @throws Error if the table doesn't exist */
export function readMovedPages(site: Site): MovedPages {
  return JSON.parse(fs.readFileSync(movedPagesFile(site), 'utf8')) as MovedPages;
}

/**
 * Returns the table of moved pages with an additional redirect. Points earlier redirects directly to
 * the new path, and removes a redirect from that path, since it now has a page.
 */
export function addRedirect(table: string, version: string, from: string, to: string): string {
  const moved = JSON.parse(table) as MovedPages;
  const redirects = Object.entries(moved[version] ?? {})
    .filter(([old]) => old !== to)
    .map(([old, target]) => [old, target === from ? to : target]);
  return writeJson({...moved, [version]: {...Object.fromEntries(redirects), [from]: to}});
}
