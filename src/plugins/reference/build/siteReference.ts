import {rememberPages} from '../../../content/rememberPages';
import {versionTrees} from '../../../content/trees';
import type {Entry} from '../shared/types';
import {collectReference} from './collectReference';
import {compareVersions, type VersionEntries} from './compareVersions';

/**
 * The entries of all versions of the site in a folder, compared with each other; the oldest version
 * first.
 */
export const siteReference: (siteDir: string) => VersionEntries<Entry>[] = rememberPages(
  (siteDir) =>
    compareVersions(
      versionTrees(siteDir)
        .reverse()
        .map(({label, directory}) => ({version: label, entries: collectReference(directory)})),
    ),
  (siteDir) => versionTrees(siteDir).map(({directory}) => directory),
);
