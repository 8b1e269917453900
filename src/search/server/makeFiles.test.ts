import {expect, test} from 'vitest';
import {indexFile, plainName, sectionsPerTextFile} from '../shared/files';
import type {ServedIndex} from '../shared/types';
import {makeFiles, type PlainIndex} from './makeFiles';
import {emptySection} from './sections';
import type {IndexedPage} from './toDocuments';

function page(route: string, text: string): IndexedPage {
  return {
    route,
    kind: 'page',
    tags: [],
    description: 'What it says.',
    categories: [],
    names: new Map(),
    sections: [{...emptySection(route, ''), text}],
  };
}

/** File names by their plain name; the last page is in the second text file. */
function namesWith(lastText: string): Map<string, string> {
  const first = Array.from({length: sectionsPerTextFile}, (_, index) =>
    page(`/docs/page-${index}`, 'Text.'),
  );
  const {files} = makeFiles('docs', [...first, page('/docs/last', lastText)]);
  return new Map(
    files
      .filter(({name}) => name !== indexFile('docs'))
      .map(({name}) => [plainName(name), name] as const),
  );
}

test('editing a word only renames the index and the file that contains the word', () => {
  const before = namesWith('Opens the drawer.');
  const after = namesWith('Opens the cupboard.');
  expect([...after.keys()]).toEqual([...before.keys()]);
  expect([...after.keys()].filter((name) => after.get(name) !== before.get(name))).toEqual([
    'search-index-docs.json',
    'search-text-docs-1.json',
  ]);
});

test('the texts of all sections are in the files, in order', () => {
  const count = sectionsPerTextFile + 2;
  const pages = Array.from({length: count}, (_, index) =>
    page(`/docs/page-${String(index).padStart(3, '0')}`, `Text ${index}.`),
  );
  const {files} = makeFiles('docs', pages);
  const texts = files
    .filter(({name}) => plainName(name).startsWith('search-text-'))
    .flatMap(({content}) => JSON.parse(content) as string[]);
  expect(texts).toEqual(pages.map((_, index) => `What it says. Text ${index}.`));
});

test('the index refers to the files from its own build', () => {
  const {hash, files} = makeFiles('docs', [page('/docs/faq', 'Text.')]);
  const index = files.find(({name}) => name === indexFile('docs', hash));
  const {texts, signatures} = (JSON.parse(index?.content ?? '') as ServedIndex).files;
  const names = files.map(({name}) => name);
  for (const fileHash of [...texts, signatures]) {
    expect(names).toContainEqual(expect.stringContaining(`.${fileHash}.json`));
  }
});

test("the index for other programs has the pages' keywords", () => {
  const {plain} = makeFiles('docs', [{...page('/docs/faq', 'Text.'), tags: ['help']}]);
  expect((JSON.parse(plain()) as PlainIndex).documents[0]?.tags).toEqual(['help']);
});
