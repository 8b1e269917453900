import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {deadline} from '../../client/deadline';
import type {Request, Response} from './messages';
import {SearchClient, SearchUnavailableError} from './searchClient';

vi.mock('@generated/docusaurus.config', () => ({default: {baseUrl: '/docs/'}}));

/** A worker that receives questions and answers when told to. */
class FakeWorker extends EventTarget {
  static readonly all: FakeWorker[] = [];
  readonly heard: Request[] = [];
  isTerminated = false;

  constructor() {
    super();
    FakeWorker.all.push(this);
  }

  postMessage(request: Request): void {
    this.heard.push(request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(): void {
    for (const {id} of this.heard) {
      const data: Response = {id, type: 'search', hits: []};
      this.dispatchEvent(Object.assign(new Event('message'), {data}));
    }
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeWorker.all.length = 0;
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), {location: {origin: 'http://localhost'}}),
  );
  vi.stubGlobal('Worker', FakeWorker);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function fire(name: 'pagehide' | 'pageshow', persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event(name), {persisted}));
}

test('answers a question that was pending when the page was cached after the return', async () => {
  const answer = new SearchClient('/docs/').search(['docs'], 'length', 10);
  fire('pagehide', true);
  // No matter how long the reader is away.
  await vi.advanceTimersByTimeAsync(10 * deadline);
  fire('pageshow', true);
  const [first, second] = FakeWorker.all;
  expect(first?.isTerminated).toBe(true);
  expect(second?.heard).toEqual(first?.heard);
  second?.answer();
  expect(await answer).toEqual({hits: []});
});

test('a page restored without a pending question starts a worker with the next one', async () => {
  const client = new SearchClient('/docs/');
  client.warmUp();
  fire('pagehide', true);
  fire('pageshow', true);
  expect(FakeWorker.all).toHaveLength(1);
  const answer = client.search(['docs'], 'length', 10);
  FakeWorker.all[1]?.answer();
  expect(await answer).toEqual({hits: []});
});

test('gives up on a worker that is silent until the deadline', async () => {
  const answer = new SearchClient('/docs/').search(['docs'], 'length', 10);
  const refusal = expect(answer).rejects.toThrow(SearchUnavailableError);
  await vi.advanceTimersByTimeAsync(deadline);
  await refusal;
});
