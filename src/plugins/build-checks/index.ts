import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkAddresses} from './checkAddresses';
import {checkNavbar} from './checkNavbar';

/** Stops a build before bundling if it has errors that Docusaurus doesn't detect or can't explain. */
export default function buildChecks(context: LoadContext): Plugin {
  return {
    name: 'build-checks',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      checkNavbar(context.siteConfig.themeConfig as ThemeConfig, docs);
      // The dev server may show a single version, and writers move a page in several steps.
      if (process.env.NODE_ENV === 'production') {
        const otherPages = allContent['docusaurus-plugin-content-pages']?.default;
        checkAddresses(context, docs, otherPages as {permalink: string}[]);
      }
    },
  };
}
