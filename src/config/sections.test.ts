import {expect, test} from 'vitest';
import {generalKeywords, keywordsOf, socialCardOf} from './sections';

test.each([
  ['get-started/quickstart', 'quickstart', 'get-started'],
  ['studio/overview', 'debugger', 'studio'],
  ['data-explorer', 'Data Explorer', 'studio'],
  ['language/FileClass', 'commands', 'language'],
  ['cloud/sandbox', 'environments', 'cloud'],
  ['customComponent/overview', 'React', 'components'],
  ['qodlyLookerStudio/setup', 'dashboards', 'integrations'],
  ['guides/queries', 'Qodly', 'guides'],
  ['notes/1.0.0', 'ORDA', 'notes'],
  ['category/classes', 'classes', 'language'],
  ['api/$filter', 'query parameters', 'api'],
  ['integrations/google-looker-studio', 'connector', 'integrations'],
])("gives %s its section's keywords and link preview", (route, keyword, card) => {
  expect(keywordsOf(route)).toEqual(expect.arrayContaining([...generalKeywords, keyword]));
  expect(socialCardOf(route).image).toBe(`img/cards/${card}.png`);
});

test.each(['', 'faq', 'apis/overview'])(
  'gives "%s", outside the sections, the defaults',
  (route) => {
    expect(keywordsOf(route)).toEqual(generalKeywords);
    expect(socialCardOf(route)).toEqual({image: 'img/cards/docs.png', title: 'Documentation'});
  },
);
