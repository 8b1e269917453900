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
    for (const {id} of this.received) {
      const data: Reply = {id, state: 'done', result: {hits}};
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

test('drops a hit that points outside the site', async () => {
  const answer = new SearchClient('/docs/').search(['docs'], 'length', 10);
  FakeWorker.instances[0]?.respond(['/\\evil.example', '/docs/faq']);
  expect(await answer).toEqual({hits: [{document: {sectionRoute: '/docs/faq'}}]});
});
