import {expect, test} from 'vitest';
import {testPage} from '../../../tests/support/searchIndex';
import {toDocuments} from './toDocuments';

const {documents} = toDocuments([
  testPage('/sort', 'Sort', 'Sorting of rows.', {
    tags: ['order by'],
    description: 'How rows are put in order.',
    sections: {Direction: 'Up or down.'},
  }),
]);

test('the head of a page has its keywords and its description', () => {
  expect(documents[0]?.document.tags).toEqual(['order by']);
  expect(documents[0]?.keywords).toEqual(['order by']);
  expect(documents[0]?.fields.content.prose).toMatch(/put in order.*Sorting of rows/);
});

test('the other sections have no keywords and no description of the page', () => {
  expect(documents[1]?.document).toMatchObject({sectionRoute: '/sort#direction', tags: []});
  expect(documents[1]?.keywords).toEqual([]);
  expect(documents[1]?.fields.content.prose).toBe('Up or down.');
});
