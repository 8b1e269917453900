import lunr from 'lunr';
import {expect, test} from 'vitest';
import {testPage} from '../../../tests/support/searchIndex';
import {defaultOptions} from '../options';
import {makeFiles} from './makeFiles';
import type {PlainIndex} from './plainIndex';

const pages = [
  testPage('/files', 'Files', 'A file holds bytes.', {
    tags: ['disk'],
    sections: {Copying: 'Copies of files are independent.'},
  }),
  testPage('/folders', 'Folders', 'A folder has files.'),
];
const {plain} = makeFiles('docs', pages, defaultOptions);
const {documents, index} = JSON.parse(plain()) as PlainIndex;

test('keeps complete documents', () => {
  expect(documents).toHaveLength(3);
  expect(documents[1]).toEqual({
    id: 1,
    title: 'Copying',
    content: 'Copies of files are independent.',
    tags: [],
    sectionTitle: 'Copying',
    pageTitle: 'Files',
    sectionRoute: '/files#copying',
    type: 'docs',
    sidebarParentCategories: [],
  });
  expect(documents[0]?.tags).toEqual(['disk']);
});

test.each([
  ['copies', ['/files#copying']],
  ['title:folders', ['/folders']],
  ['+tags:disk', ['/files']],
  ['fil* -folder', ['/files', '/files#copying']],
])('lunr loads the index and finds %s', (query, routes) => {
  const found = lunr.Index.load(index).search(query);
  expect(found.map(({ref}) => documents[Number(ref)]?.sectionRoute).sort()).toEqual(routes);
});
