import {expect, test} from 'vitest';
import type {TaggedAnswer} from '../../client/searchClient';
import {createAsker} from './askSources';

const answerOf = (message: string): TaggedAnswer => ({hits: [], message});

/** A source that answers when told to. */
function slowSource() {
  const asked: string[] = [];
  const waiting = new Map<string, (answer: TaggedAnswer) => void>();
  return {
    asked,
    give: (query: string) => waiting.get(query)?.(answerOf(query)),
    source: {
      sourceId: 'sections',
      search: (query: string) => {
        asked.push(query);
        return new Promise<TaggedAnswer>((resolve) => waiting.set(query, resolve));
      },
    },
  };
}

test('a late answer does not replace the answer to a newer query', async () => {
  const {source, give} = slowSource();
  const asker = createAsker([source]);
  const first = asker.ask('str')('sections');
  const second = asker.ask('string')('sections');
  give('string');
  await second;
  give('str');
  await first;
  expect(asker.answers()).toEqual([answerOf('string')]);
});

test('asks an early query once, and asks again for another query', () => {
  const {source, asked} = slowSource();
  const asker = createAsker([source]);
  asker.askEarly('string');
  void asker.ask('string')('sections');
  asker.askEarly('date');
  void asker.ask('time')('sections');
  expect(asked).toEqual(['string', 'date', 'time']);
});

test('the index counts as loaded after an answer, until another index is asked', async () => {
  const asker = createAsker([{sourceId: 'sections', search: () => Promise.resolve({hits: []})}]);
  await asker.ask(' ')('sections');
  expect(asker.isLoaded()).toBe(false);
  await asker.ask('string')('sections');
  expect(asker.isLoaded()).toBe(true);
  asker.forgetIndex();
  expect(asker.isLoaded()).toBe(false);
});

test('a failing source is unavailable and has no hits', async () => {
  const asker = createAsker([{sourceId: 'sections', search: () => Promise.reject(new Error())}]);
  expect(await asker.ask('string')('sections')).toEqual([]);
  expect(asker.answers()).toEqual(['unavailable']);
  expect(asker.isLoaded()).toBe(false);
});
