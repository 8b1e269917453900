import fs from 'node:fs';
import type {Table} from '../shared/table';

/** Defined when pages have the routes of their own version alone. */
declare const VERSION_ROUTES_PAGES: string | undefined;

let tables: Record<string, Table> | undefined;

/** What stands in the HTML of a page of the routes that it needs; for the server's bundle. */
export function tableOf(pathname: string): Table | undefined {
  if (typeof VERSION_ROUTES_PAGES === 'undefined') {
    return undefined;
  }
  tables ??= JSON.parse(fs.readFileSync(VERSION_ROUTES_PAGES, 'utf8')) as Record<string, Table>;
  return tables[pathname];
}
