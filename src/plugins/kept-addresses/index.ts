import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {lostAddresses, publishedAddresses} from '../../addresses/server/publishedAddresses';
import {readSite} from '../../content/site';
import {addressRulesOf} from '../../addresses/server/addressRulesOf';
import {listVersions, pagesOf} from '../../export/server/listVersions';

/** Stops a build, before it bundles, in which an address that readers may know leads nowhere. */
export default function keptAddresses({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'kept-addresses',
    allContentLoaded({allContent}) {
      // The dev server may show one version alone, and a writer moves a page in steps.
      if (process.env.NODE_ENV !== 'production') {
        return;
      }
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const others = allContent['docusaurus-plugin-content-pages']?.default as {
        permalink: string;
      }[];
      const pages = [...listVersions(docs, siteDir).flatMap(pagesOf), ...others];
      const known = new Set(pages.map(({permalink}) => permalink));
      const site = readSite(siteDir);
      const rules = addressRulesOf(site, baseUrl);
      const left = rules.moved.map(([from]) => baseUrl + from);
      const lost = lostAddresses([...publishedAddresses(site, rules), ...left], rules, known);
      if (lost.length > 0) {
        throw new Error(
          `These addresses lead nowhere:\n${lost.join('\n')}\nEnter where their pages are now into src/addresses/movedPages.json; src/tools/README.md says how.`,
        );
      }
    },
  };
}
