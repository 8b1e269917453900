import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {codeFactsOf} from '../content/codeFacts';
import {recentRelease} from '../content/recentRelease';
import {compareSite} from '../content/reference/compareVersions';
import {readSite} from '../content/site';
import {termsOf} from '../content/terms';
import {typePagesOf} from '../content/typePages';
import {sourceDate} from './server/sourceDate';
import {describeReferences} from './server/describeReferences';
import {packCards} from './server/packCards';
import {packNames} from './server/packNames';
import type {Reference} from './server/published';
import {writeReference} from './server/writeReference';

/**
 * Publishes the reference of each version as JSON with a schema, and as chunks that the browser loads
 * when needed: names for `searchAPI`, link cards, facts for "Check your code", and the newest
 * release's first changes while they are news.
 */
export default function reference({siteDir, siteConfig}: LoadContext): Plugin {
  const siteUrl = siteConfig.url + siteConfig.baseUrl;
  let references: Reference[] = [];
  return {
    name: 'reference',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const site = readSite(siteDir);
      const versions = compareSite(site);
      references = describeReferences(versions, docs.loadedVersions, siteUrl, site.versions);
      await actions.createData('names.json', packNames(versions));
      for (const {version, entries} of versions) {
        const own = site.versions.find(({label}) => label === version);
        const types = own ? typePagesOf(own).values() : [];
        const terms = own ? termsOf(own) : [];
        const cards = packCards(entries, types, versions[0]?.version ?? version, terms);
        await actions.createData(`cards-${version}.json`, cards);
      }
      for (const version of site.versions) {
        await actions.createData(`facts-${version.label}.json`, codeFactsOf(site, version));
      }
      const release = recentRelease(site, sourceDate(siteDir));
      await actions.createData('release.json', JSON.stringify(release ?? null));
    },
    async postBuild({outDir}) {
      await writeReference(outDir, references, siteUrl);
    },
  };
}
