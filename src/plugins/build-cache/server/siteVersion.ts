import type {LoadContext} from '@docusaurus/types';
import {readSite} from '../../../content/site';
import {remember} from '../../../content/remember';
import {cacheVersion} from './cacheVersion';
import {sharedFacts} from './sharedFacts';

/** Where code and pictures are; of Markdown, `sharedFacts` has what pages show of each other. */
const sources = ['src', 'docs', 'versioned_docs', 'static', 'docusaurus.config.ts', 'tsconfig.json'];

/** Another one when anything but the text of a page has changed, see `cacheVersion`. */
export const siteVersion = remember(({siteDir, siteConfig}: LoadContext): string =>
  cacheVersion(
    siteDir,
    sources,
    JSON.stringify([siteConfig, process.version, process.env.NODE_ENV]) +
      sharedFacts(readSite(siteDir)),
  ),
);
