import {expect, test} from 'vitest';
import {hostedSearch, searchInsights, searchServices} from './search';

test('search is local unless the DocSearch variables are set', () => {
  expect(hostedSearch({})).toBeUndefined();
  expect(
    hostedSearch({DOCSEARCH_APP_ID: 'a', DOCSEARCH_API_KEY: 'k', DOCSEARCH_INDEX_NAME: 'i'}),
  ).toMatchObject({appId: 'a', apiKey: 'k', indexName: 'i'});
});

test('reports missing variables', () => {
  expect(() => hostedSearch({DOCSEARCH_APP_ID: 'a'})).toThrow(
    /^DOCSEARCH_API_KEY and DOCSEARCH_INDEX_NAME are not set\. Set all of/,
  );
});

test('sends no statistics unless the keys are set', () => {
  expect(searchInsights({})).toBeUndefined();
  expect(
    searchInsights({INSIGHTS_APP_ID: 'a', INSIGHTS_API_KEY: 'k', INSIGHTS_INDEX_NAME: 'i'}),
  ).toEqual({applicationId: 'a', apiKey: 'k', indexName: 'i'});
});

test('rejects an event endpoint without keys', () => {
  expect(() => searchInsights({INSIGHTS_ENDPOINT: 'https://events.example'})).toThrow(
    /^INSIGHTS_ENDPOINT is set without the keys\./,
  );
});

test('pages contact Algolia only if the variables are set', () => {
  expect(searchServices({})).toEqual([]);
  const keys = {INSIGHTS_APP_ID: 'a', INSIGHTS_API_KEY: 'k', INSIGHTS_INDEX_NAME: 'i'};
  expect(searchServices(keys)).toEqual(['https://insights.algolia.io']);
  expect(searchServices({...keys, INSIGHTS_ENDPOINT: 'https://events.example/x'})).toEqual([
    'https://events.example',
  ]);
  expect(
    searchServices({DOCSEARCH_APP_ID: 'a', DOCSEARCH_API_KEY: 'k', DOCSEARCH_INDEX_NAME: 'i'}),
  ).toContain('https://*.algolia.net');
});
