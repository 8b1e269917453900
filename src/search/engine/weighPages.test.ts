import {expect, test} from 'vitest';
import {testIndex, testPage} from '../../../tests/support/searchIndex';
import {loadIndex} from './loadIndex';
import {findMatches} from './queryMatches';
import {readWords} from './readWords';
import type {Candidate} from './scoreDocuments';
import {weighPages} from './weighPages';

const index = loadIndex(
  testIndex([
    testPage('/cache', 'Cache', 'Old numbers, and values of a size to remove.', {
      sections: {Sizes: 'Values, old or new, to remove.'},
    }),
    testPage('/clean', 'Clean up', 'Values that are old.', {
      sections: {'Remove old values': 'Old values expire. Remove old values, or they stay.'},
    }),
    testPage('/list', 'Lists', 'Values to remove, old ones.', {tags: ['remove old values']}),
    testPage('/synonyms', 'Erase', 'Erase old values. Erase old values. Erase old values.'),
  ]),
);

/** Weighs sections that have these scores; returns their routes, best first. */
function weigh(query: string, scores: Record<string, Partial<Candidate>>): string[] {
  const words = readWords(query, index);
  const matches = findMatches(query, words, index);
  const sorted = Object.entries(scores).map(([route, known]) => ({
    id: index.documents.findIndex(({sectionRoute}) => sectionRoute === route),
    score: 1,
    nameRank: -1,
    ...known,
  }));
  return weighPages(sorted, words, matches, index).map(
    ({id}) => index.documents[id]?.sectionRoute ?? '',
  );
}

test.each([
  ['with the words together in a heading', '/clean#removeoldvalues'],
  ['with the words in a keyword', '/list'],
])('a page %s comes before one with a slightly higher score', (_, route) => {
  expect(weigh('remove old values', {'/cache': {score: 1.1}, [route]: {}})).toEqual([
    route,
    '/cache',
  ]);
});

test('exact words count more than synonyms', () => {
  const scores = {'/synonyms': {score: 1.1}, '/clean#removeoldvalues': {}};
  expect(weigh('remove values', scores)[0]).toBe('/clean#removeoldvalues');
});

test('a much higher score wins', () => {
  const scores = {'/cache': {score: 1000}, '/clean#removeoldvalues': {}};
  expect(weigh('remove old values', scores)[0]).toBe('/cache');
});

test('a page that the query names stays first', () => {
  const scores = {'/cache': {nameRank: 1}, '/clean#removeoldvalues': {score: 5}};
  expect(weigh('remove old values', scores)[0]).toBe('/cache');
});

test.each([
  ['an unfinished name', 'values', {isTyped: true as const}],
  ['a call', 'remove() values', {}],
])('%s keeps the order of the scores', (_, query, known) => {
  const scores = {'/cache': {score: 1.1, ...known}, '/clean#removeoldvalues': {}};
  expect(weigh(query, scores)[0]).toBe('/cache');
});

test("a page's second-best section comes after another matching page", () => {
  const scores = {'/cache': {score: 1.2}, '/cache#sizes': {score: 1.1}, '/list': {score: 0.5}};
  expect(weigh('remove old values', scores).indexOf('/cache#sizes')).toBe(2);
});
