import type {LoadContext} from '@docusaurus/types';
import {readSite} from '../content/site';
import {cacheVersion} from './cacheVersion';
import {sharedFacts} from './sharedFacts';

/** Where code and pictures are; of Markdown, `sharedFacts` has what pages show of each other. */
const sources = [
  'src',
  'docs',
  'versioned_docs',
  'static',
  'docusaurus.config.ts',
  'tsconfig.json',
];

/** `npx docusaurus` loads each plugin with modules of its own; they share the version. */
const shared = globalThis as {qodlyVersions?: WeakMap<LoadContext, string>};
const versions = (shared.qodlyVersions ??= new WeakMap<LoadContext, string>());

/**
 * Another one when anything but the text of a page has changed, see `cacheVersion`. Ask for it when
 * all content is loaded.
 */
export function siteVersion(context: LoadContext): string {
  const known = versions.get(context) ?? compute(context);
  versions.set(context, known);
  return known;
}

function compute({siteDir, siteConfig}: LoadContext): string {
  const settings = JSON.stringify([siteConfig, process.version, process.env.NODE_ENV]);
  return cacheVersion(siteDir, sources, settings + sharedFacts(readSite(siteDir)));
}
