import {expect, test} from 'vitest';
import {testIndex, testPage} from '../../../tests/support/searchIndex';
import {findKeywords} from './keywords';
import {loadIndex} from './loadIndex';
import {readWords} from './readWords';

const index = loadIndex(
  testIndex([
    testPage('/queries', 'Queries', 'Conditions with SQL words.', {
      tags: ['primary index', 'first rows of a table', 'cursor'],
    }),
  ]),
);
const fit = (query: string) => findKeywords(readWords(query, index), index).get(0) ?? 0;

test.each(['primary indexes', 'index primary', 'first row of the tables', 'cursor'])(
  '"%s" is a keyword, whatever its forms, order, and stop words',
  (query) => {
    expect(fit(query)).toBeGreaterThan(0.6);
  },
);

test('a keyword fits less if it is part of the query, or the query is part of it', () => {
  expect(fit('cursor conditions')).toBeGreaterThan(0.2);
  expect(fit('cursor conditions')).toBeLessThan(fit('cursor'));
  expect(fit('rows')).toBeLessThan(fit('first rows'));
});

test.each(['conditions', ''])('"%s" fits no keyword', (query) => {
  expect(fit(query)).toBe(0);
});
