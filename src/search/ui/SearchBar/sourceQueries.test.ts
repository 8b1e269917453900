import {expect, test} from 'vitest';
import type {ShownAnswer} from '../../client/messages';
import {createSourceQueries} from './sourceQueries';

const answerOf = (message: string): ShownAnswer => ({hits: [], message});

/** A source that responds on demand. */
function slowSource() {
  const searched: string[] = [];
  const resolvers = new Map<string, (answer: ShownAnswer) => void>();
  return {
    searched,
    respond: (query: string) => resolvers.get(query)?.(answerOf(query)),
    source: {
      sourceId: 'sections',
      search: (query: string) => {
        searched.push(query);
        return new Promise<ShownAnswer>((resolve) => resolvers.set(query, resolve));
      },
    },
  };
}

test('a late answer does not replace the answer to a newer query', async () => {
  const {source, respond} = slowSource();
  const queries = createSourceQueries([source]);
  const first = queries.start('str')('sections');
  const second = queries.start('string')('sections');
  respond('string');
  await second;
  respond('str');
  await first;
  expect(queries.answers()).toEqual([answerOf('string')]);
});

test('sends an early query once, and searches again if the query has changed', () => {
  const {source, searched} = slowSource();
  const queries = createSourceQueries([source]);
  queries.startEarly('string');
  void queries.start('string')('sections');
  queries.startEarly('date');
  void queries.start('time')('sections');
  expect(searched).toEqual(['string', 'date', 'time']);
});

test('the index counts as loaded after an answer, until queries go to another index', async () => {
  const queries = createSourceQueries([
    {sourceId: 'sections', search: () => Promise.resolve({hits: []})},
  ]);
  await queries.start(' ')('sections');
  expect(queries.isLoaded()).toBe(false);
  await queries.start('string')('sections');
  expect(queries.isLoaded()).toBe(true);
  queries.resetIndex();
  expect(queries.isLoaded()).toBe(false);
});

test('a failing source is unavailable and has no hits', async () => {
  const queries = createSourceQueries([
    {sourceId: 'sections', search: () => Promise.reject(new Error())},
  ]);
  expect(await queries.start('string')('sections')).toEqual([]);
  expect(queries.answers()).toEqual(['unavailable']);
  expect(queries.isLoaded()).toBe(false);
});
