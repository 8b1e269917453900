import {expect, test} from 'vitest';
import {testIndex, testPage} from '../../../../tests/support/searchIndex';
import {keywordShare} from './keywords';
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
  expect(keywordShare(query, 0, index)).toBe(share);
});

test('a keyword is a part of a longer query', () => {
  expect(keywordShare('conditions of the first rows of a table', 0, index)).toBeGreaterThan(0.5);
  expect(keywordShare('conditions of the first rows of a table', 0, index)).toBeLessThan(1);
});

test.each(['index primary', 'rows', 'conditions cursor', ''])('"%s" has no keyword', (query) => {
  expect(keywordShare(query, 0, index)).toBe(0);
});
