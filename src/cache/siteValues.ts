import path from 'node:path';
import {loadValues, saveValues} from '../content/pageCache';
import type {Site} from '../content/site';
import {cacheVersion} from './cacheVersion';
import {pageCode} from './pageCode';

/** Loads the cached values of the site's pages; returns true if there are any. */
export function loadSiteValues(siteDir: string): boolean {
  return loadValues(
    path.join(siteDir, 'node_modules/.cache/qodly-docs/values.json'),
    cacheVersion(siteDir, pageCode(siteDir)),
  );
}

/** Saves the computed values for the next run. */
export function saveSiteValues({versions}: Site): void {
  saveValues(versions.flatMap(({pages}) => pages));
}
