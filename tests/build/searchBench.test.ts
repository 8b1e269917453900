import {expect, test} from 'vitest';
import {blindQueries} from '../bench/blindQueries';
import {findMisses} from '../bench/budgets';
import {hardQueries} from '../bench/hardQueries';
import {heldOutQueries} from '../bench/heldOutQueries';
import {queries} from '../bench/queries';
import {questionQueries} from '../bench/questionQueries';
import {pageRankOf, rankOf, summarize} from '../bench/score';
import {emittedRoutes} from './emittedRoutes';

test('every answer to a benchmark query is on a page of some version', () => {
  const routes = new Set(
    [...emittedRoutes()].map((route) => route.replace(/^(?:next|\d[^/]*)\//, '')),
  );
  const missing = [
    ...queries,
    ...hardQueries,
    ...heldOutQueries,
    ...blindQueries,
    ...questionQueries,
  ]
    .flatMap(({answers}) => answers)
    .filter((answer) => !routes.has(answer.replace(/#.*/, '')));
  expect(missing).toEqual([]);
});

test('no held-out or blind query is also in another set', () => {
  const known = new Set([...queries, ...hardQueries].map(({query}) => query.toLowerCase()));
  const unseen = [...heldOutQueries, ...blindQueries, ...questionQueries].map(({query}) =>
    query.toLowerCase(),
  );
  expect(unseen.filter((query) => known.has(query))).toEqual([]);
  expect(new Set(unseen).size).toBe(unseen.length);
});

test('ranks are one-based, and an answer with an anchor requires the right section', () => {
  const routes = ['a', 'b#one', 'b#two'];
  const rank = (...answers: string[]) => rankOf({category: '', query: '', answers}, routes);
  expect([rank('b'), rank('b#two'), rank('c', 'a'), rank('c')]).toEqual([2, 3, 1, 0]);
  expect(pageRankOf({category: '', query: '', answers: ['b#two']}, routes)).toBe(2);
  expect(summarize([1, 2, 4, 0])).toEqual({
    first: 0.25,
    firstThree: 0.5,
    meanReciprocalRank: 0.4375,
  });
});

test('reports a missed budget with the expected value', () => {
  expect(findMisses({first: 0.93, p95: 40})).toEqual([]);
  expect(findMisses({first: 0.9, p95: 41})).toEqual([
    'first is 0.9, expected at least 0.93',
    'p95 is 41, expected at most 40',
  ]);
});
