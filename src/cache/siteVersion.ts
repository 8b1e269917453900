import type {LoadContext} from '@docusaurus/types';
import {memoize, shareGlobally} from '../content/memoize';
import {readSite} from '../content/site';
import {cacheVersion} from './cacheVersion';
import {sharedFacts} from './sharedFacts';

/** Folders with code and images; `sharedFacts` covers the parts of Markdown that pages share. */
const sources = [
  'src',
  'docs',
  'versioned_docs',
  'static',
  'docusaurus.config.ts',
  'tsconfig.json',
];

/**
 * Returns a version that changes with everything except page text; see `cacheVersion`. Call it after
 * all content is loaded.
 */
export const siteVersion = shareGlobally('siteVersion', () =>
  memoize(({siteDir, siteConfig}: LoadContext): string => {
    const settings = JSON.stringify([siteConfig, process.version, process.env.NODE_ENV]);
    return cacheVersion(siteDir, sources, settings + sharedFacts(readSite(siteDir)));
  }),
);
