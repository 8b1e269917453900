import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {deadline} from '../../client/silence';
import {SearchClient, SearchUnavailableError} from './searchClient';
import type {Call, Reply} from './worker';

vi.mock('@generated/docusaurus.config', () => ({default: {baseUrl: '/docs/'}}));

/** A worker that receives queries and responds on demand. */
class FakeWorker extends EventTarget {
  static readonly instances: FakeWorker[] = [];
  readonly received: Call[] = [];
  isTerminated = false;

  constructor() {
    super();
    FakeWorker.instances.push(this);
  }

  postMessage(call: Call): void {
    this.received.push(call);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  respond(routes: readonly string[] = []): void {
    const hits = routes.map((sectionRoute) => ({document: {sectionRoute}}));
    this.reply('done', {hits});
  }

  reply(state: Reply['state'], result?: unknown): void {
    for (const {id} of this.received) {
      const data: Reply = {id, state, result};
      this.dispatchEvent(Object.assign(new Event('message'), {data}));
    }
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeWorker.instances.length = 0;
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

test('answers a query that was pending when the page was cached, once the page is restored', async () => {
  const answer = new SearchClient('/docs/').search(['docs'], 'length', 10);
  fire('pagehide', true);
  // Regardless of how long the reader was away.
  await vi.advanceTimersByTimeAsync(10 * deadline);
  fire('pageshow', true);
  const [first, second] = FakeWorker.instances;
  expect(first?.isTerminated).toBe(true);
  expect(second?.received).toEqual(first?.received);
  second?.respond();
  expect(await answer).toEqual({hits: []});
});

test('a page restored without a pending query starts a worker for the next query', async () => {
  const client = new SearchClient('/docs/');
  client.warmUp();
  fire('pagehide', true);
  fire('pageshow', true);
  expect(FakeWorker.instances).toHaveLength(1);
  const answer = client.search(['docs'], 'length', 10);
  FakeWorker.instances[1]?.respond();
  expect(await answer).toEqual({hits: []});
});

test("gives up on a worker that doesn't respond before the deadline", async () => {
  const answer = new SearchClient('/docs/').search(['docs'], 'length', 10);
  const rejection = expect(answer).rejects.toThrow(SearchUnavailableError);
  await vi.advanceTimersByTimeAsync(deadline);
  await rejection;
});

test('is unavailable if the browser forbids workers', async () => {
  vi.stubGlobal('Worker', () => {
    throw new DOMException('refused', 'SecurityError');
  });
  await expect(new SearchClient('/docs/').search(['docs'], 'length', 10)).rejects.toThrow(
    SearchUnavailableError,
  );
});

test('drops a hit that points outside the site', async () => {
  const answer = new SearchClient('/docs/').search(['docs'], 'length', 10);
  FakeWorker.instances[0]?.respond(['/\\evil.example', '/docs/faq']);
  expect(await answer).toEqual({hits: [{document: {sectionRoute: '/docs/faq'}}]});
});

test('replaces a worker whose code fails to load, once for each query', async () => {
  const client = new SearchClient('/docs/');
  const rejection = expect(client.search(['docs'], 'length', 10)).rejects.toThrow(
    SearchUnavailableError,
  );
  const failure = new Event('error', {cancelable: true});
  FakeWorker.instances[0]?.dispatchEvent(failure);
  expect(failure.defaultPrevented).toBe(true);
  expect(FakeWorker.instances[1]?.received).toEqual(FakeWorker.instances[0]?.received);
  FakeWorker.instances[1]?.dispatchEvent(new Event('error'));
  await rejection;
  expect(vi.getTimerCount()).toBe(0);
  const answer = client.search(['docs'], 'length', 10);
  FakeWorker.instances[2]?.dispatchEvent(new Event('error'));
  FakeWorker.instances[3]?.respond();
  expect(await answer).toEqual({hits: []});
  const next = client.search(['docs'], 'length', 10);
  FakeWorker.instances[3]?.dispatchEvent(new Event('error'));
  FakeWorker.instances[4]?.respond();
  expect(await next).toEqual({hits: []});
  expect(FakeWorker.instances.map(({received}) => received.length)).toEqual([1, 1, 1, 2, 1]);
});

test('waits for a worker that has received the query, and reports its failure', async () => {
  const client = new SearchClient('/docs/');
  const excerpts = client.excerpts([]);
  const rejection = expect(client.search(['docs'], 'length', 10)).rejects.toThrow(
    SearchUnavailableError,
  );
  const [worker] = FakeWorker.instances;
  worker?.reply('received');
  await vi.advanceTimersByTimeAsync(10 * deadline);
  expect(worker?.isTerminated).toBe(false);
  worker?.reply('failed');
  await rejection;
  expect(await excerpts).toEqual([]);
});
