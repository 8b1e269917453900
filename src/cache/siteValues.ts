import path from 'node:path';
import {keepValues, saveValues} from '../content/rememberByText';
import type {Site} from '../content/site';
import {pageCode} from './pageCode';

/** Reads what the last program has kept of the site's pages; returns whether there is any. */
export function keepSiteValues(siteDir: string): boolean {
  return keepValues(
    path.join(siteDir, 'node_modules/.cache/qodly-docs/values.json'),
    // The dictionaries are packages.
    [...pageCode(siteDir), 'package-lock.json'].map((source) => path.join(siteDir, source)),
  );
}

/** Keeps what has been computed for the next program. */
export function saveSiteValues({versions}: Site): void {
  saveValues(versions.flatMap(({pages}) => pages));
}
