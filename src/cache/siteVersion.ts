import type {LoadContext} from '@docusaurus/types';
import {readSite} from '../content/site';
import {cacheVersion} from './cacheVersion';
import {sharedFacts} from './sharedFacts';

/** Folders with code and pictures; `sharedFacts` covers the parts of Markdown that pages share. */
const sources = [
  'src',
  'docs',
  'versioned_docs',
  'static',
  'docusaurus.config.ts',
  'tsconfig.json',
];

/** Shared globally because `npx docusaurus` loads each plugin with its own copy of the modules. */
const shared = globalThis as {qodlyVersions?: WeakMap<LoadContext, string>};
const versions = (shared.qodlyVersions ??= new WeakMap<LoadContext, string>());

/**
 * Returns a version that changes with everything except the text of pages; see `cacheVersion`. Call
 * it after all content is loaded.
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
