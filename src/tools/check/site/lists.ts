import fs from 'node:fs';
import {
  addressRulesOf,
  lostAddresses,
  publishedAddresses,
} from '../../../addresses/server/addressRulesOf';
import type {FileProblem} from '../../../checks/problem';
import {compareSite} from '../../../content/reference/compareVersions';
import {listedName} from '../../../content/reference/entry';
import type {Site} from '../../../content/site/site';
import {listsOf, movedPagesFile} from '../../versionFiles';

interface List {
  /** The version's label. */
  label: string;
  file: string;
  /** The actual entries in the version. */
  actual: ReadonlySet<string>;
  /** The noun for an entry in messages. */
  noun: string;
}

/**
 * Keeps pages and names in the reference from disappearing unnoticed: requires a version to contain every
 * entry on its lists, and a released version to contain nothing else.
 */
export function listProblems(site: Site): FileProblem[] {
  return readLists(site).flatMap(({label, file, actual, noun}) => {
    if (!fs.existsSync(file)) {
      return [];
    }
    const lines = fs.readFileSync(file, 'utf8').trimEnd().split('\n');
    const removedEntries = lines.flatMap((entry, index) =>
      actual.has(entry) || entry.startsWith('category/')
        ? []
        : [
            {
              file,
              line: index + 1,
              found: `${label} no longer has the ${noun} "${entry}"`,
              hint: hintForGone(noun, entry, label),
            },
          ],
    );
    const listed = new Set(lines);
    const unlistedEntries = [...actual]
      .filter((entry) => label !== 'next' && !listed.has(entry))
      .map((entry) => ({
        file,
        line: lines.length,
        found: `${label} has the ${noun} "${entry}", which is not on its list`,
        hint: 'Add the line, in alphabetical order',
      }));
    return [...removedEntries, ...unlistedEntries];
  });
}

/** Names the tools that move and delete pages, since they update the lists, too. */
function hintForGone(noun: string, entry: string, label: string): string {
  const folder = label === 'next' ? 'docs' : `versioned_docs/version-${label}`;
  return noun === 'page'
    ? `Restore it with git restore, then run npm run delete -- ${folder}/${entry}.md REPLACEMENT.md, or npm run move, which update links, sidebars, and lists, and add redirects`
    : 'Restore it, or delete the line if it was removed on purpose';
}

function readLists(site: Site): List[] {
  const routes = site.versions.map(({label, pages}) => ({
    label,
    file: listsOf(site, label).routes,
    actual: new Set(pages.map(({route}) => route)),
    noun: 'page',
  }));
  const names = compareSite(site).map(({version, entries}) => ({
    label: version,
    file: listsOf(site, version).names,
    actual: new Set(entries.map(listedName)),
    noun: 'name',
  }));
  return [...routes, ...names];
}

/** Requires every URL that a page in a version ever had to still lead to a page. */
export function lostPageProblems(site: Site): FileProblem[] {
  const rules = addressRulesOf(site, '/');
  const known = new Set([
    '/',
    ...site.versions.flatMap(({label, pages}) =>
      pages.map(({route}) => `/${label === rules.latest ? '' : `${label}/`}${route}`),
    ),
  ]);
  const published = publishedAddresses(site, rules).filter(
    (address) => !/\/category\//.test(address),
  );
  return lostAddresses(published, rules, known).map((address) => ({
    file: movedPagesFile(site),
    line: 1,
    found: `a version had a page at "${address}", but that URL no longer leads to one`,
    hint: 'Use npm run move or npm run delete, which add redirects, or name the page that replaces it: {"next": {"guides/old": "guides/new"}}',
  }));
}
