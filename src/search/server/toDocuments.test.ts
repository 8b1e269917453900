import {expect, test} from 'vitest';
import {testPage} from '../../../tests/support/searchIndex';
import {toDocuments} from './toDocuments';

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
