import type {LoadContext, Plugin} from '@docusaurus/types';
import {codeFactsOf} from '../../content/codeFacts';
import {readSite} from '../../content/site';

/**
 * What "Check your code" knows of each version, as chunks that are loaded when a reader uses it.
 */
export default function codeChecker({siteDir}: LoadContext): Plugin {
  return {
    name: 'code-checker',
    async contentLoaded({actions}) {
      const site = readSite(siteDir);
      for (const version of site.versions) {
        await actions.createData(`facts-${version.label}.json`, codeFactsOf(site, version));
      }
    },
  };
}
