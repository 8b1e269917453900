import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createInsights} from './insights';
import type {Hit} from '../shared/types';

const options = {
  applicationId: 'app',
  apiKey: 'key',
  indexName: 'docs',
  endpoint: 'http://localhost',
};
const fetchMock = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function hit(route: string): Hit {
  return {document: {sectionRoute: route}} as Hit;
}

function sentEvents(): {eventType: string; objectIDs: string[]}[] {
  return fetchMock.mock.calls.flatMap(
    ([, init]) => (JSON.parse(init?.body as string) as {events: never[]}).events,
  );
}

test('delays view events until the reader stops typing', () => {
  const insights = createInsights(options);
  insights.view([hit('/a')]);
  vi.advanceTimersByTime(399);
  insights.view([hit('/a'), hit('/b')]);
  vi.advanceTimersByTime(399);
  expect(sentEvents()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sentEvents()).toMatchObject([
    {eventType: 'view', eventName: 'Results Viewed', objectIDs: ['/a', '/b']},
  ]);
});

test('sends each hit once, and at most 20 per event', () => {
  const insights = createInsights(options);
  insights.view(Array.from({length: 45}, (_, index) => hit(`/${index}`)));
  vi.advanceTimersByTime(400);
  insights.view([hit('/45')]);
  vi.advanceTimersByTime(400);
  expect(sentEvents().map(({objectIDs}) => objectIDs.length)).toEqual([20, 20, 5, 1]);
});

test('sends a click to the endpoint immediately', () => {
  createInsights(options).click(hit('/a'));
  const click = {eventType: 'click', eventName: 'Result Clicked', timestamp: Date.now()};
  expect(sentEvents()).toMatchObject([{...click, objectIDs: ['/a'], index: 'docs'}]);
  const [[url, request] = []] = fetchMock.mock.calls;
  expect(url).toBe('http://localhost/1/events');
  // The page may be left at the same moment.
  expect(request).toMatchObject({method: 'POST', keepalive: true});
  expect(request?.headers).toMatchObject({
    'X-Algolia-Application-Id': 'app',
    'X-Algolia-API-Key': 'key',
  });
});
