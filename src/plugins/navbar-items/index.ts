import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {refusalOf} from './refusalOf';

/**
 * Stops a build, before it bundles, for the items of the navbar that can't be shown. Docusaurus says so
 * when it renders the first page, and not which item it is.
 */
export default function navbarItems({siteConfig}: LoadContext): Plugin {
  const {navbar} = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'navbar-items',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const refusals: string[] = [];
      for (const item of navbar.items.flatMap((one) => [one, ...(one.items ?? [])])) {
        const reason = refusalOf(item, docs.loadedVersions);
        if (reason !== undefined) {
          refusals.push(
            `The navbar item ${JSON.stringify(item)} of src/config/navbar.ts can't be shown: ${reason}.`,
          );
        }
      }
      if (refusals.length > 0) {
        throw new Error(refusals.join('\n'));
      }
    },
  };
}
