import {anchorsOf} from '../content/anchors';
import {codeFactsOf} from '../content/codeFacts';
import {entriesOf} from '../content/reference/collectReference';
import {restFactsOf} from '../content/restFacts';
import {sampleModelOf} from '../content/sampleModel';
import type {Site} from '../content/site';
import {termsOf} from '../content/terms';
import {typePagesOf} from '../content/typePages';
import {usesOf} from '../content/uses/usesOf';

/**
 * Returns everything that a page can show from other pages or be checked against: the list of pages,
 * their documented names, and valid link targets. Code that reads anything else from another page
 * must declare it in `noteDependencies.js`.
 */
export function sharedFacts(site: Site): string {
  return JSON.stringify(
    [
      site.retired,
      site.versions.map((version) => [
        codeFactsOf(site, version),
        restFactsOf(version),
        sampleModelOf(version),
        [...typePagesOf(version)].map(([name, {path}]) => [name, path]),
        termsOf(version),
        version.pages.map((page) => [
          page.file,
          page.frontMatter,
          entriesOf(page),
          anchorsOf(page),
        ]),
        usesOf(site, version),
      ]),
    ],
    (_, value: unknown) => (value instanceof Map || value instanceof Set ? [...value] : value),
  );
}
