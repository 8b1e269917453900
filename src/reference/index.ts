import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {codeFactsOf} from '../content/facts/codeFacts';
import {recentRelease} from '../content/site/newestRelease';
import {compareSite} from '../content/reference/compareVersions';
import {readSite} from '../content/site/site';
import {termsOf} from '../content/names/terms';
import {typePagesOf} from '../content/names/types';
import {sourceDate} from './server/sourceDate';
import {openApiFiles} from './server/openApi/composeOpenApi';
import {packCards, packNames} from './server/packForBrowser';
import {describeReferences, referenceFiles, type Reference} from './server/references';

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
      for (const version of site.versions) {
        const {label} = version;
        const entries = versions.find((candidate) => candidate.version === label)?.entries ?? [];
        const types = typePagesOf(version).values();
        const cards = packCards(entries, types, versions[0]?.version ?? label, termsOf(version));
        await actions.createData(`cards-${label}.json`, cards);
        await actions.createData(`facts-${label}.json`, codeFactsOf(site, version));
      }
      const release = recentRelease(site, sourceDate(siteDir));
      await actions.createData('release.json', JSON.stringify(release ?? null));
    },
    async postBuild({outDir}) {
      const files = [
        ...referenceFiles(references, siteUrl),
        ...openApiFiles(readSite(siteDir), loadedVersions, siteConfig.url),
      ];
      await Promise.all(files.map(([file, text]) => fs.writeFile(path.join(outDir, file), text)));
    },
  };
}
