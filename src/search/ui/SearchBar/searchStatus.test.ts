import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import type {Answer, Hit} from '../../shared/types';
import {describe, statusOf, useAnnouncer, type SearchStatus} from './searchStatus';

const hits = [{}] as Hit[];
const elsewhere = {name: 'logEvent', version: '1.1.0', isNewer: true, path: '/docs/logEvent'};

test.each<
  [string, {query?: string; status?: string}, Answer | 'unavailable' | undefined, SearchStatus]
>([
  ['an empty query', {query: ' '}, {hits}, {kind: 'empty'}],
  ['a late answer', {status: 'stalled'}, {hits}, {kind: 'stalled'}],
  ['hits', {}, {hits}, {kind: 'found', count: 1}],
  ['hits with a notice', {}, {hits, message: 'm'}, {kind: 'found', count: 1, message: 'm'}],
  [
    'similar hits',
    {},
    {hits, message: 'm', isNear: true},
    {kind: 'found', count: 1, message: 'm', isNear: true},
  ],
  ['no hits', {}, {hits: []}, {kind: 'none', count: 0}],
  ['a name from another version', {}, {hits, elsewhere}, {kind: 'found', count: 1, elsewhere}],
  [
    'a name from another version without hits',
    {},
    {hits: [], elsewhere},
    {kind: 'none', count: 0, elsewhere},
  ],
  ['an invalid query', {}, {hits: [], message: 'm'}, {kind: 'invalid', count: 0, message: 'm'}],
  ['a failure', {}, 'unavailable', {kind: 'unavailable'}],
  ['a query without an answer yet', {}, undefined, {kind: 'empty'}],
])('returns the status for %s', (_, state, answer, status) => {
  expect(statusOf({query: 'a', status: 'idle', ...state}, answer)).toEqual(status);
});

test('uses the singular for one hit', () => {
  expect(describe({kind: 'found', count: 1})).toMatch(/^1 result\./);
  expect(describe({kind: 'found', count: 2})).toMatch(/^2 results\./);
});

test('adds what the answer says about its hits', () => {
  const status: SearchStatus = {kind: 'found', count: 3, message: 'No page has all words.'};
  expect(describe(status)).toBe('3 results. No page has all words.');
});

test('says which version has the name', () => {
  expect(describe({kind: 'found', count: 2, elsewhere})).toMatch(/^New in 1\.1\.0: logEvent\. 2 /);
  expect(describe({kind: 'none', elsewhere: {...elsewhere, isNewer: false}})).toBe(
    'Last in 1.1.0: logEvent. No results found.',
  );
});

test('announces only the last message, once typing stops', () => {
  vi.useFakeTimers();
  let announcer: ReturnType<typeof useAnnouncer> | undefined;
  renderToStaticMarkup(
    createElement(() => {
      announcer = useAnnouncer();
      return null;
    }),
  );
  const announced: string[] = [];
  const status = {replaceChildren: (text: string) => void announced.push(text)};
  announcer?.statusRef(status as unknown as HTMLElement);
  for (const text of ['8 results.', 'No results found.', 'No results found.']) {
    announcer?.announce(text);
    vi.advanceTimersByTime(250);
  }
  expect(announced).toEqual(['', 'No results found.']);
  announcer?.announce('');
  vi.advanceTimersByTime(0);
  expect(announced).toEqual(['', 'No results found.', '']);
  vi.useRealTimers();
});
