import {expect, test} from 'vitest';
import type {TaggedAnswer} from '../../client/searchClient';
import {createSourceQueries} from './sourceQueries';

const answerOf = (message: string): TaggedAnswer => ({hits: [], message});

/** A source that answers when told to. */
function slowSource() {
  const searched: string[] = [];
  const waiting = new Map<string, (answer: TaggedAnswer) => void>();
  return {
    searched,
    give: (query: string) => waiting.get(query)?.(answerOf(query)),
    source: {
      sourceId: 'sections',
      search: (query: string) => {
        searched.push(query);
        return new Promise<TaggedAnswer>((resolve) => waiting.set(query, resolve));
      },
    },
  };
}

test('a late answer does not replace the answer to a newer query', async () => {
  const {source, give} = slowSource();
  const queries = createSourceQueries([source]);
  const first = queries.start('str')('sections');
  const second = queries.start('string')('sections');
  give('string');
  await second;
  give('str');
  await first;
  expect(queries.answers()).toEqual([answerOf('string')]);
});

test('asks an early query once, and asks again for another query', () => {
  const {source, searched} = slowSource();
  const queries = createSourceQueries([source]);
  queries.startEarly('string');
  void queries.start('string')('sections');
  queries.startEarly('date');
  void queries.start('time')('sections');
  expect(searched).toEqual(['string', 'date', 'time']);
});

test('the index counts as loaded after an answer, until another index is asked', async () => {
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
