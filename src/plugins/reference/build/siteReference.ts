import {versionTrees} from '../../../content/trees';
import type {Entry} from '../shared/types';
import {collectReference} from './collectReference';
import {compareVersions, type VersionEntries} from './compareVersions';

const sites = new Map<string, VersionEntries<Entry>[]>();

/**
 * The entries of all versions of the site in `siteDir`, compared with each other; the oldest version
 * first. Read once a process: what changes while the dev server runs shows after a restart.
 */
export function siteReference(siteDir: string): VersionEntries<Entry>[] {
  let versions = sites.get(siteDir);
  if (!versions) {
    versions = compareVersions(
      versionTrees(siteDir)
        .reverse()
        .map(({label, directory}) => ({version: label, entries: collectReference(directory)})),
    );
    sites.set(siteDir, versions);
  }
  return versions;
}
