import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {compareSite} from '../../src/content/reference/compareVersions';
import {
  keyOf,
  listedName,
  targetOf,
  type Entry,
  type EntryKind,
} from '../../src/content/reference/entry';
import {latestVersion, readSite} from '../../src/content/site/site';
import {termsOf} from '../../src/content/names/terms';
import {typePagesOf, splitTypes} from '../../src/content/names/types';
import {packCards, packNames} from '../../src/reference/server/packForBrowser';
import {
  describeReferences,
  serializeReference,
  type Reference,
} from '../../src/reference/server/references';
import {resolve, type Resolution} from '../../src/reference/shared/resolve';
import linkNames from '../../src/remark/linkNames';
import {renderPage} from '../support/renderPage';
import {compareWithList} from '../support/versionLists';

const siteDir = path.resolve(import.meta.dirname, '../..');

/** Maximum sizes in bytes: a version's reference and cards, and the names in all versions. */
const budgets = {reference: 500_000, cards: 180_000, names: 60_000};

const site = readSite(siteDir);
const versions = compareSite(site);
const versionPaths = site.versions.map((version) => {
  const isLast = version === latestVersion(site);
  return {label: version.label, path: isLast ? '/docs' : `/docs/${version.label}`, isLast};
});
const references = describeReferences(
  versions,
  versionPaths,
  'https://example.com/docs/',
  site.versions,
);
const names = packNames(versions);

/** How a query names an entry of each kind; `resolve.test.ts` has other spellings. */
const queryFor: Record<EntryKind, (name: string) => string> = {
  command: (name) => `command=${name}`,
  class: (name) => `class=${name}`,
  member: (name) => name.replace(/^(.*?)\./, 'class=$1&member='),
  constant: (name) => `command=${name}`,
};

describe.each(references)('the $version reference', (reference) => {
  const documented = [...new Set(reference.entries.map(listedName))];
  const classes = reference.entries.filter(({kind}) => kind === 'class');
  const directory = site.versions.find(({label}) => label === reference.version)?.directory ?? '';

  test('has entries of each kind, without duplicates', () => {
    const kinds = new Set(reference.entries.map(({kind}) => kind));
    expect([...kinds].sort()).toEqual(['class', 'command', 'constant', 'member']);
    const keys = reference.entries.map((entry) => `${keyOf(entry)} ${entry.route}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('has the same bytes regardless of the order of its parts', () => {
    const shuffled = {
      errors: reference.errors,
      entries: [...reference.entries].reverse().map(reverseKeys),
      path: reference.path,
      version: reference.version,
      $schema: reference.$schema,
    } as Reference;
    expect(serializeReference(shuffled)).toBe(serializeReference(reference));
  });

  test('stays within its budget', () => {
    const size = Buffer.byteLength(serializeReference(reference));
    const version = site.versions.find(({label}) => label === reference.version);
    const types = version ? typePagesOf(version).values() : [];
    const terms = version ? termsOf(version) : [];
    const cards = Buffer.byteLength(
      JSON.stringify(packCards(reference.entries, types, versions[0]?.version ?? '', terms)),
    );
    const kinds = ['command', 'class', 'member', 'constant'];
    const counts = kinds.map(
      (kind) => `${reference.entries.filter((entry) => entry.kind === kind).length} ${kind}`,
    );
    console.log(
      `reference-${reference.version}.json: ${size} bytes (${counts.join(', ')}); cards: ${cards}`,
    );
    expect(size).toBeLessThan(budgets.reference);
    expect(cards).toBeLessThan(budgets.cards);
  });

  test('has a card for each term that pages link to', () => {
    const version = site.versions.find(({label}) => label === reference.version);
    const terms = version ? termsOf(version) : [];
    expect(terms.length).toBeGreaterThan(50);
    const cards = packCards(reference.entries, [], '', terms);
    expect(terms.filter(({name, meaning}) => cards[name]?.purpose !== meaning)).toEqual([]);
  });

  test('documents the names on its list', () => {
    const file = path.join(siteDir, `tests/content/names/${reference.version}.txt`);
    const {missing, unlisted} = compareWithList(documented, reference.version, file);
    expect(missing, 'no page documents these names on the list').toEqual([]);
    expect(unlisted, '`npm run update:lists` adds these names to the list').toEqual([]);
  });

  test('contains every class used in signatures, and pages link to it', async () => {
    const types = classTypes(reference);
    const routes = new Map(classes.map(({name, route}) => [`4D.${name}`, route]));
    expect(types.length).toBeGreaterThan(20);
    const undocumented = types.filter((type) => !routes.has(type));
    expect(undocumented, 'no class page documents these types').toEqual([]);
    const html = await renderPage(
      types.map((type) => `\`${type}\``).join('\n\n'),
      [[linkNames, {siteDir}]],
      path.join(directory, 'language/basics/lang-classes.md'),
    );
    const links = html.matchAll(/data-reference="([^"]*)"[^>]*><code>([^<]*)</g);
    expect([...links].map(([, route, type]) => [type, route])).toEqual(
      types.map((type) => [type, routes.get(type)]),
    );
  });

  test.each(Object.entries(queryFor))('searchAPI finds each %s', (kind, query) => {
    const queried = documented.filter((name) => name.startsWith(`${kind} `));
    const misdirected = queried.filter((name) => {
      const search = `${query(name.slice(kind.length + 1))}&v=${reference.version.replaceAll('.', '')}`;
      const found = pathsOf(resolve(search, names, versionPaths));
      const entries = reference.entries.filter((entry) => listedName(entry) === name);
      return found.join() !== entries.map((entry) => reference.path + targetOf(entry)).join();
    });
    expect(queried.length).toBeGreaterThan(0);
    expect(misdirected).toEqual([]);
  });
});

/** Returns the pages that a query opens or offers because they document the name. */
function pathsOf(resolution: Resolution): string[] {
  switch (resolution.kind) {
    case 'page':
      return [resolution.path];
    case 'several':
      return resolution.targets.map(({path}) => path);
    default:
      return [];
  }
}

/** Returns the built-in classes in the signatures: `4D.ZipFile`. */
function classTypes({entries}: Reference): string[] {
  const types = entries
    .flatMap(({signatures}) => signatures)
    .flatMap(({parameters, result}) => [...parameters, ...(result ? [result] : [])])
    .flatMap(({type}) => splitTypes(type));
  return [...new Set(types)].filter((type) => type.startsWith('4D.')).sort();
}

function reverseKeys(entry: Entry): Entry {
  return Object.fromEntries(Object.entries(entry).reverse()) as unknown as Entry;
}

test('the names in all versions stay within their budget', () => {
  const size = Buffer.byteLength(JSON.stringify(names));
  console.log(`names: ${size} bytes`);
  expect(size).toBeLessThan(budgets.names);
});
