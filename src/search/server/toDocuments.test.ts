import {expect, test} from 'vitest';
import type {PageKind} from '../../config/pageKinds';
import {testPage} from '../../../tests/support/searchIndex';
import {toDocuments, type SearchableEntry} from './toDocuments';

const {documents} = toDocuments([
  testPage('/sort', 'Sort', 'Sorting rows.', {
    tags: ['order by'],
    description: 'How rows are put in order.',
    sections: {Direction: 'Up or down.'},
  }),
]);

test("a page's first section has its keywords and description", () => {
  expect(documents[0]?.document.tags).toEqual(['order by']);
  expect(documents[0]?.keywords).toEqual(['order by']);
  expect(documents[0]?.fields.content.prose).toMatch(/put in order.*Sorting rows/);
});

test("the other sections don't repeat the page's keywords and description", () => {
  expect(documents[1]?.document).toMatchObject({sectionRoute: '/sort#direction', tags: []});
  expect(documents[1]?.keywords).toEqual([]);
  expect(documents[1]?.fields.content.prose).toBe('Up or down.');
});

test('a documented name has its owner, form, version, and replacement; a page its other names', () => {
  const page = testPage('/File', 'File', '', {kind: 'class', sections: {'.open()': 'Opens it.'}});
  const member: SearchableEntry = {
    ...({kind: 'member', owner: 'File', name: 'open', since: '1.1.0'} as const),
    signatures: [{text: '.open() : object', parameters: []}],
    deprecated: {use: 'read', why: ''},
  };
  const names = new Map([...page.names, ['open', member]]);
  const found = toDocuments([
    {...page, names, aliases: ['disk file'], categories: ['Classes']},
  ]).documents;
  expect(found.map(({document}) => document)).toMatchObject([
    {title: 'File', kind: 'class', names: ['File', 'disk file']},
    {
      ...{title: 'File.open()', sectionTitle: '.open()', pageTitle: 'File', kind: 'member'},
      ...{owner: 'File', names: ['open'], signature: '.open() : object', since: '1.1.0'},
      instead: 'read',
    },
  ]);
  expect(found[1]?.fields.content.code).toContain('.open() : object');
  expect(found.map(({fields}) => fields.sidebarParentCategories.prose)).toEqual(['Classes', '']);
});

test.each<[kind: PageKind, title: string, section: string, names: (string[] | undefined)[]]>([
  ['endpoint', '$top and $limit', '$skip', [['$top', '$limit'], ['$skip']]],
  ['endpoint', '$top', 'Use $top', [['$top'], undefined]],
  ['command', 'left', '.right()', [undefined, undefined]],
  ['concept', 'for', 'if...else...end', [undefined, ['if', 'else', 'end']]],
  ['concept', 'Loops', 'break', [undefined, ['break']]],
  ['concept', 'Loops', 'Examples', [undefined, undefined]],
  ['page', '$top', 'break', [undefined, undefined]],
])('kind %s, title %s, section %s: the names are %j', (kind, title, section, names) => {
  const page = testPage('/x', title, '', {kind, sections: {[section]: ''}});
  const found = toDocuments([page]).documents;
  expect(found.map(({document}) => document.names)).toEqual(names);
});
