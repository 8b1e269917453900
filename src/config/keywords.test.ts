import {expect, test} from 'vitest';
import {generalKeywords, keywordsOf} from './keywords';

test.each([
  ['get-started/quickstart', 'quickstart'],
  ['studio/overview', 'Qodly Studio'],
  ['data-explorer', 'Data Explorer'],
  ['language/commands/length', 'commands'],
  ['category/classes', 'classes'],
  ['cloud/apiKeys', 'API keys'],
  ['api/$filter', 'query parameters'],
  ['customComponent/setup', 'custom components'],
  ['qodlyLookerStudio/qodlyLookerStudioConnector', 'Looker Studio'],
  ['integrations/google-looker-studio', 'Looker Studio'],
  ['integrations/google-looker-studio-doc', 'connector'],
])("gives %s the general keywords and its section's", (route, keyword) => {
  expect(keywordsOf(route)).toEqual(expect.arrayContaining([...generalKeywords, keyword]));
});

test('gives a page outside the sections only the general keywords', () => {
  expect(keywordsOf('faq')).toEqual(generalKeywords);
  expect(keywordsOf('apis/overview')).toEqual(generalKeywords);
});
