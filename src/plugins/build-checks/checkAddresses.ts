import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {addressRulesOf} from '../../addresses/server/addressRulesOf';
import {lostAddresses, publishedAddresses} from '../../addresses/server/publishedAddresses';
import {readSite} from '../../content/site';
import {listVersions, pagesOf} from '../../export/server/listVersions';

/** @throws Error if a URL that was once published no longer leads to a page */
export function checkAddresses(
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
