import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  addressRulesOf,
  lostAddresses,
  publishedAddresses,
} from '../../addresses/server/addressRulesOf';
import {readSite} from '../../content/site/site';
import {listVersions, pagesOf} from '../../export/server/listVersions';

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

/**
 * Checks that the navbar's pages exist. Docusaurus reports a missing one only when it renders the first page,
 * and without naming the item.
 */
function checkNavbar({navbar}: ThemeConfig, {loadedVersions}: LoadedContent): void {
  const latest = loadedVersions.find(({isLast}) => isLast) ?? loadedVersions[0];
  const missing = navbar.items.filter(
    ({type, docId}) => type === 'doc' && !latest?.docs.some(({id}) => id === docId),
  );
  if (missing.length > 0) {
    throw new Error(
      `Items of the navbar (src/config/navbar.ts) link to pages that ${latest?.versionName} lacks: ${JSON.stringify(missing)}`,
    );
  }
}

/** @throws Error if a URL that was once published no longer leads to a page */
function checkAddresses(
  {siteDir, baseUrl}: LoadContext,
  docs: LoadedContent,
  otherPages: readonly {permalink: string}[],
): void {
  const pages = [...listVersions(docs, siteDir).flatMap(pagesOf), ...otherPages];
  const known = new Set(pages.map(({permalink}) => permalink));
  const site = readSite(siteDir);
  const rules = addressRulesOf(site, baseUrl);
  const movedFrom = rules.moved.map(([from]) => baseUrl + from);
  const lost = lostAddresses([...publishedAddresses(site, rules), ...movedFrom], rules, known);
  if (lost.length > 0) {
    throw new Error(
      `These addresses lead nowhere:\n${lost.join('\n')}\nEnter the new locations of their pages in src/addresses/movedPages.json; src/tools/README.md explains how.`,
    );
  }
}
