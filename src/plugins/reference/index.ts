import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {compareSite} from '../../content/reference/compareVersions';
import {readSite} from '../../content/site';
import {typePagesOf} from '../../content/typePages';
import {describeReferences} from './server/describeReferences';
import {packCards} from './server/packCards';
import {packNames} from './server/packNames';
import type {Reference} from './server/published';
import {writeReference} from './server/writeReference';

/**
 * Makes the reference of each version from its pages: as published JSON with its schema, as the
 * names that the page `searchAPI` looks up, and as the cards that links show.
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
      references = describeReferences(versions, docs.loadedVersions, siteUrl);
      await actions.createData('names.json', packNames(versions));
      for (const {version, entries} of versions) {
        const own = site.versions.find(({label}) => label === version);
        const types = own ? typePagesOf(own).values() : [];
        const cards = packCards(entries, types, versions[0]?.version ?? version);
        await actions.createData(`cards-${version}.json`, cards);
      }
    },
    async postBuild({outDir}) {
      await writeReference(outDir, references, siteUrl);
    },
  };
}
