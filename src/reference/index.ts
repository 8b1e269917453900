import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {codeFactsOf} from '../content/codeFacts';
import {recentRelease} from '../content/recentRelease';
import {compareSite} from '../content/reference/compareVersions';
import {readSite} from '../content/site';
import {termsOf} from '../content/terms';
import {typePagesOf} from '../content/typePages';
import {sourceDate} from './server/sourceDate';
import {describeReferences} from './server/describeReferences';
import {writeOpenApi} from './server/openApi/writeOpenApi';
import {packCards} from './server/packCards';
import {packNames} from './server/packNames';
import type {Reference} from './server/published';
import {writeReference} from './server/writeReference';

/**
 * Publishes each version's reference as JSON with a schema, its REST API as an OpenAPI document,
 * and chunks that the browser loads when needed: names for `searchAPI`, link cards, facts for "Check
 * your code", and the top changes in the newest release, if it's recent.
 */
export default function reference({siteDir, siteConfig}: LoadContext): Plugin {
  const siteUrl = siteConfig.url + siteConfig.baseUrl;
  let references: Reference[] = [];
  let loadedVersions: LoadedVersion[] = [];
  return {
    name: 'reference',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      loadedVersions = docs.loadedVersions;
      const site = readSite(siteDir);
      const versions = compareSite(site);
      references = describeReferences(versions, loadedVersions, siteUrl, site.versions);
      await actions.createData('names.json', packNames(versions));
      for (const {version, entries} of versions) {
        const siteVersion = site.versions.find(({label}) => label === version);
        const types = siteVersion ? typePagesOf(siteVersion).values() : [];
        const terms = siteVersion ? termsOf(siteVersion) : [];
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
      await writeOpenApi(outDir, readSite(siteDir), loadedVersions, siteConfig.url);
    },
  };
}
