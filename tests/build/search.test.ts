import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import lunr from 'lunr';
import {describe, expect, test} from 'vitest';
import {Searcher} from '../../src/search/engine/answer';
import {groupByPage} from '../../src/search/engine/groupByPage';
import {indexFile, manifestFile, type SearchManifest} from '../../src/search/shared/files';
import type {PlainIndex} from '../../src/search/server/makeFiles';
import type {SearchDocument} from '../../src/search/shared/types';
import {readBuiltIndex} from '../support/builtIndex';
import {versions} from '../support/versions';

const outDir = path.resolve(import.meta.dirname, '../../build');

/** Maximum size of the index, in bytes. The search box and worker use the rest of 400 KB for a first query. */
const indexBudget = 280_000;

test('each tag has an index for other programs and one for browsers, and there are no others', () => {
  const manifest = JSON.parse(
    fs.readFileSync(path.join(outDir, manifestFile), 'utf8'),
  ) as SearchManifest;
  const tags = ['default', ...versions.map(({name}) => `docs-default-${name}`)].sort();
  expect(Object.keys(manifest).sort()).toEqual(tags);
  const found = fs
    .readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => path.basename(file).startsWith('search-index-'));
  const names = tags.flatMap((tag) => [indexFile(tag), indexFile(tag, manifest[tag])]);
  expect(found.sort()).toEqual(names.sort());
});

test('the pages outside the versions have a separate index', () => {
  const routes = readBuiltIndex('default').file.documents.map(({sectionRoute}) => sectionRoute);
  expect(routes).toContain('/docs/');
  expect(routes.filter((route) => route.startsWith('/docs/language/'))).toEqual([]);
});

const indexes = versions.map(({name, path: prefix}) => ({
  tag: `docs-default-${name}`,
  base: `/docs/${prefix}`,
}));

describe.each(indexes)('$tag', ({tag, base}) => {
  const {text, file} = readBuiltIndex(tag);
  const searcher = new Searcher(file);
  const {documents} = file;
  const find = (query: string) =>
    searcher.answer(query, 8).hits.map(({document}) => document.sectionRoute);

  test('stays within its size budget', () => {
    expect(zlib.brotliCompressSync(text).length).toBeLessThan(indexBudget);
  });

  test('has documents with all the fields of a result, from this version only', () => {
    expect(Object.keys(file)).toEqual(['documents', 'index', 'files']);
    documents.forEach((document, position) => {
      expect(document).toMatchObject({
        id: position,
        title: expect.stringMatching(/\S/),
        sectionTitle: expect.stringMatching(/\S/),
        pageTitle: expect.stringMatching(/\S/),
        type: 'docs',
        sidebarParentCategories: expect.any(Array),
      });
      expect(document.sectionRoute.startsWith(base)).toBe(true);
    });
  });

  test('knows what a documented name is, and where it is in the sidebar', () => {
    const route = `${base}language/EntitySelectionClass#orderby`;
    expect(documents.find(({sectionRoute}) => sectionRoute === route)).toMatchObject({
      kind: 'member',
      owner: 'EntitySelection',
      names: ['orderBy'],
      signature: expect.stringMatching(/^\.orderBy\(/),
      sidebarParentCategories: ['QodlyScript Reference', 'Classes'],
    });
  });

  test('has complete documents for other programs, in an index that lunr can load and search', () => {
    const plain = JSON.parse(
      fs.readFileSync(path.join(outDir, indexFile(tag)), 'utf8'),
    ) as PlainIndex;
    expect(plain.documents).toHaveLength(documents.length);
    plain.documents.forEach((document, position) => {
      expect(Object.keys(document)).toEqual([
        'id',
        'title',
        'content',
        'tags',
        'sectionTitle',
        'pageTitle',
        'sectionRoute',
        'type',
        'sidebarParentCategories',
      ]);
      expect(document.sectionRoute).toBe(documents[position]?.sectionRoute);
    });
    const index = lunr.Index.load(plain.index);
    const found = (query: string) =>
      index.search(query).map(({ref}) => plain.documents[Number(ref)]);
    const [first] = found('+title:replacestring');
    expect(first?.sectionRoute).toBe(`${base}language/commands/replaceString`);
    expect(first?.content).toContain('string');
    expect(first?.tags).not.toEqual([]);
    expect(found('privileg* session').length).toBeGreaterThan(5);
  });

  test('ranks each name first, or right after others with the same name, in every spelling', () => {
    const named = documents.filter((document) => spellings(document).length > 0);
    // Guards against passing vacuously on an empty list.
    expect(named.length).toBeGreaterThan(330);
    const byName = namesakesIn(documents);
    const missed = named.flatMap((document) =>
      spellings(document)
        .filter((query) => !isFound(document, query, searcher, byName))
        .map((query) => `${query}: ${document.sectionRoute}`),
    );
    expect(missed).toEqual([]);
    // Thousands of queries.
  }, 600_000);

  test.each([
    ['kCharCodes', 'language/commands/compareStrings'],
    ['4D.File', 'language/FileClass'],
    ['4D.File.new(', 'language/FileClass#4dfilenew'],
    ['File.new()', 'language/FileClass#4dfilenew'],
  ])('%s finds %s', (query, route) => {
    expect(find(query)[0]).toBe(base + route);
  });

  // Several pages explain operators (number, text, date), so any of them may come first.
  test.each(['==', '%', '&&', '+'])('%s finds the operators', (query) => {
    expect(find(query)[0]).toMatch(/operators/);
  });
});

/** Returns the spellings in which readers type a name. */
function spellings({kind, sectionTitle, sectionRoute, title}: SearchDocument): string[] {
  const isIntroduction = !sectionRoute.includes('#');
  if (kind === 'command' && isIntroduction) {
    const words = title.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
    return [title, title.toLowerCase(), words.toLowerCase(), `${title}(`, `${title}()`];
  }
  if (kind === 'endpoint' && isIntroduction) {
    return (title.match(/\$\w+/g) ?? []).flatMap((name) => [name, name.slice(1)]);
  }
  if (kind === 'class' && isIntroduction) {
    return [title, title.toLowerCase(), `4D.${title}`, `${title} class`];
  }
  const constructor = /^4D\.(\w+)\.new\(\)$/.exec(sectionTitle);
  if (constructor) {
    return [sectionTitle, `4D.${constructor[1]}.new(`, `${constructor[1]}.new(`];
  }
  const member = kind === 'member' ? /^\.(\w+)(\(\))?$/.exec(sectionTitle) : null;
  if (!member) {
    return [];
  }
  const [, name = '', call = ''] = member;
  const owner = title.slice(0, -sectionTitle.length);
  const lower = owner.charAt(0).toLowerCase() + owner.slice(1);
  return [
    sectionTitle,
    `.${name}`,
    `${name}${call}`,
    name,
    `${owner}.${name}`,
    `${owner}.${name}${call}`,
    `${lower}.${name}(`,
    `4D.${owner}.${name}`,
  ];
}

/** Returns a name without its owner or punctuation, which are the only differences between namesakes. */
const key = (text: string) => text.toLowerCase().replace(/^.*\.(?=\w)|\W/g, '');

function namesakesIn(documents: readonly SearchDocument[]): Map<string, SearchDocument[]> {
  const byName = new Map<string, SearchDocument[]>();
  for (const document of documents) {
    const name = key(document.title);
    byName.set(name, [...(byName.get(name) ?? []), document]);
  }
  return byName;
}

/** Returns true if the document is among the first hits, preceded only by documents with the same name. */
function isFound(
  {sectionRoute, title, sectionTitle}: SearchDocument,
  query: string,
  searcher: Searcher,
  byName: ReadonlyMap<string, readonly SearchDocument[]>,
): boolean {
  const namesakes = byName.get(key(title)) ?? [];
  // A member with the same name as its class isn't listed below the class, whose page links to it.
  const own = sectionRoute.replace(/#.*/, '');
  const isNamed = namesakes.some((document) => document.sectionRoute === own);
  const accepted = isNamed ? [sectionRoute, own] : [sectionRoute];
  const positions = groupByPage(searcher.answer(query, 50).hits).map((hits) =>
    hits.findIndex(({document}) => accepted.includes(document.sectionRoute)),
  );
  // Further hits on a page are grouped below its best one and don't push other pages down the list.
  const page = positions.findIndex((position) => position >= 0);
  const rank = page < 0 ? -1 : page + (positions[page] ?? 0);
  const isPrecise = query.includes('.') && !query.startsWith('.') && sectionTitle.startsWith('.');
  return rank === 0 || (!isPrecise && rank > 0 && rank <= Math.max(1, namesakes.length - 1));
}
