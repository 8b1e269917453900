import {expect, test} from 'vitest';
import {searchInsights, searchServices} from './search';

test('sends no statistics unless the keys are set', () => {
  expect(searchInsights({})).toBeUndefined();
  expect(
    searchInsights({INSIGHTS_APP_ID: 'a', INSIGHTS_API_KEY: 'k', INSIGHTS_INDEX_NAME: 'i'}),
  ).toEqual({applicationId: 'a', apiKey: 'k', indexName: 'i'});
});

test.each([{INSIGHTS_APP_ID: 'a'}, {INSIGHTS_ENDPOINT: 'https://events.example'}])(
  'reports missing keys: %o',
  (environment) => {
    expect(() => searchInsights(environment)).toThrow(/^Algolia Insights needs INSIGHTS_APP_ID/);
  },
);

test('pages contact Algolia only if the variables are set', () => {
  expect(searchServices({})).toEqual([]);
  const keys = {INSIGHTS_APP_ID: 'a', INSIGHTS_API_KEY: 'k', INSIGHTS_INDEX_NAME: 'i'};
  expect(searchServices(keys)).toEqual(['https://insights.algolia.io']);
  expect(searchServices({...keys, INSIGHTS_ENDPOINT: 'https://events.example/x'})).toEqual([
    'https://events.example',
  ]);
});
