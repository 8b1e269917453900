import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {describeReferences} from './build/describeReferences';
import {packCards} from './build/packCards';
import {packNames} from './build/packNames';
import {siteReference} from './build/siteReference';
import {writeReference} from './build/writeReference';
import type {Reference} from './shared/types';

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
      const versions = siteReference(siteDir);
      references = describeReferences(versions, docs.loadedVersions, siteUrl);
      await actions.createData('names.json', packNames(versions));
      for (const {version, entries} of versions) {
        const cards = packCards(entries, versions[0]?.version ?? version);
        await actions.createData(`cards-${version}.json`, cards);
      }
    },
    async postBuild({outDir}) {
      await writeReference(outDir, references, siteUrl);
    },
  };
}
