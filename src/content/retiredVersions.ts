import fs from 'node:fs';
import path from 'node:path';
import {byVersion} from './versionOrder';

/** The record of a version whose pages were removed. `npm run version:drop` writes it. */
export interface RetiredVersion {
  /** The version label. */
  version: string;
  /** Everything in its reference, by `keyOf`. */
  names: readonly string[];
  /** Routes of its pages relative to the version's path: `language/SignalClass`. */
  routes: readonly string[];
}

/** Folder for the records, relative to the site; one file per version: `{version}.json`. */
export const retiredFolder = 'src/content/retired';

/** Returns the retired versions, oldest first. */
export function readRetiredVersions(siteDir: string): RetiredVersion[] {
  const folder = path.join(siteDir, retiredFolder);
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as RetiredVersion)
    .sort((a, b) => byVersion(a.version, b.version));
}
