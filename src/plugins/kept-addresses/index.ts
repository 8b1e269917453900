import type {LoadContext, Plugin} from '@docusaurus/types';
import {lostAddresses, publishedAddresses} from '../../content/publishedAddresses';
import {readSite} from '../../content/site';
import {addressRulesOf} from '../../publish/addressRules';

/** Stops a build in which an address that readers may know leads nowhere. */
export default function keptAddresses({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'kept-addresses',
    postBuild({routesPaths}) {
      const site = readSite(siteDir);
      const rules = addressRulesOf(site, baseUrl);
      const left = rules.moved.map(([from]) => baseUrl + from);
      const known = new Set(routesPaths);
      const lost = lostAddresses([...publishedAddresses(site, rules), ...left], rules, known);
      if (lost.length > 0) {
        throw new Error(
          `These addresses lead nowhere:\n${lost.join('\n')}\nEnter where their pages are now into src/config/movedPages.json; src/tools/README.md says how.`,
        );
      }
    },
  };
}
