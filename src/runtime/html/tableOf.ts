import fs from 'node:fs';
import type {Table} from '../shared/table';

/** Set by `build/configureServer.ts`. */
declare const PAGES_FILE: string;

let tables: Record<string, Table> | undefined;

/** Returns a page's route table, for its HTML. Runs in the server's bundle. */
export function tableOf(pathname: string): Table | undefined {
  tables ??= JSON.parse(fs.readFileSync(PAGES_FILE, 'utf8')) as Record<string, Table>;
  return tables[pathname];
}
