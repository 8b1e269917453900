import {rememberPages} from '../../../content/rememberPages';
import {versionTrees} from '../../../content/trees';
import type {Entry} from '../shared/types';
import {collectReference} from './collectReference';
import {compareVersions, type VersionEntries} from './compareVersions';

type SiteReference = (siteDir: string) => VersionEntries<Entry>[];

const readSite: SiteReference = rememberPages(
  (siteDir) =>
    compareVersions(
      versionTrees(siteDir)
        .reverse()
        .map(({label, directory}) => ({version: label, entries: collectReference(directory)})),
    ),
  (siteDir) => versionTrees(siteDir).map(({directory}) => directory),
);

const shared = globalThis as {qodlySiteReference?: SiteReference};

/**
 * The entries of all versions of the site in a folder, compared with each other; the oldest version
 * first. Docusaurus loads the config and each plugin with modules of their own, so the process
 * remembers: the pages are read once, not three times.
 */
export const siteReference: SiteReference = (shared.qodlySiteReference ??= readSite);
