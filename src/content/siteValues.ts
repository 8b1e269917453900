import path from 'node:path';
import {keepValues, saveValues} from './rememberByText';
import type {Site} from './site';

/** What computes the values that programs keep of pages. */
const codeFolders = ['content', 'language', 'rest', 'config'];

/** Takes up what the last program has kept of the site's pages; returns whether there is any. */
export function keepSiteValues(siteDir: string): boolean {
  return keepValues(
    path.join(siteDir, 'node_modules/.cache/qodly-docs/values.json'),
    codeFolders.map((folder) => path.join(siteDir, 'src', folder)),
  );
}

/** Keeps what has been computed for the next program. */
export function saveSiteValues({versions}: Site): void {
  saveValues(versions.flatMap(({pages}) => pages));
}
