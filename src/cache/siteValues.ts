import path from 'node:path';
import {keepValues, saveValues} from '../content/rememberByText';
import type {Site} from '../content/site';
import {pageCode} from './pageCode';

/** Loads the cached values of the site's pages; returns true if there are any. */
export function keepSiteValues(siteDir: string): boolean {
  return keepValues(
    path.join(siteDir, 'node_modules/.cache/qodly-docs/values.json'),
    // The dictionaries come from packages.
    [...pageCode(siteDir), 'package-lock.json'].map((source) => path.join(siteDir, source)),
  );
}

/** Saves the computed values for the next program. */
export function saveSiteValues({versions}: Site): void {
  saveValues(versions.flatMap(({pages}) => pages));
}
