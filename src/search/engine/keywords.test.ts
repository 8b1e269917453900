import {expect, test} from 'vitest';
import {testIndex, testPage} from '../../../tests/support/searchIndex';
import {findKeywords} from './keywords';
import {loadIndex} from './loadIndex';

const index = loadIndex(
  testIndex([
    testPage('/queries', 'Queries', 'Conditions with SQL words.', {
      tags: ['primary index', 'first rows of a table', 'cursor'],
    }),
  ]),
);

test.each([
  ['primary indexes', 1],
  ['first row of the tables', 1],
  ['cursor', 1],
])('"%s" is a keyword, whatever its forms and stop words', (query, share) => {
  expect(findKeywords(query, index).get(0)).toBe(share);
});

test('a keyword is a part of a longer query', () => {
  expect(findKeywords('conditions of the first rows of a table', index).get(0)).toBeGreaterThan(
    0.5,
  );
  expect(findKeywords('conditions of the first rows of a table', index).get(0)).toBeLessThan(1);
});

test.each(['index primary', 'rows', 'conditions cursor', ''])('"%s" has no keyword', (query) => {
  expect(findKeywords(query, index).get(0)).toBeUndefined();
});
