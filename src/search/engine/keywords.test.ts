import {expect, test} from 'vitest';
import {testIndex, testPage} from '../../../tests/support/searchIndex';
import {matchKeywords} from './keywords';
import {loadIndex} from './loadIndex';
import {readWords} from './readWords';

const index = loadIndex(
  testIndex([
    testPage('/queries', 'Queries', 'Conditions with SQL words.', {
      tags: ['primary index', 'first rows of a table', 'cursor'],
    }),
  ]),
);
const fit = (query: string) => matchKeywords(readWords(query, index), index).get(0) ?? 0;

test.each(['primary indexes', 'index primary', 'first row of the tables', 'cursor'])(
  '"%s" matches a keyword regardless of inflection, order, and stop words',
  (query) => {
    expect(fit(query)).toBeGreaterThan(0.6);
  },
);

test('a keyword that only partly overlaps the query is a weaker match', () => {
  expect(fit('cursor conditions')).toBeGreaterThan(0.2);
  expect(fit('cursor conditions')).toBeLessThan(fit('cursor'));
  expect(fit('rows')).toBeLessThan(fit('first rows'));
});

test.each(['conditions', ''])('"%s" matches no keyword', (query) => {
  expect(fit(query)).toBe(0);
});
