import path from 'node:path';
import {expect, test} from 'vitest';
import {addressRulesOf} from '../../src/addresses/server/addressRulesOf';
import {readSite} from '../../src/content/site/site';

// `npm run check` checks that every published URL still leads to a page.

const site = readSite(path.resolve(import.meta.dirname, '../..'));
const rules = addressRulesOf(site, '/docs/');
const pages = new Set([
  '/docs/',
  ...site.versions.flatMap(({label, pages}) =>
    pages.map(({route}) => `/docs/${label === rules.latest ? '' : `${label}/`}${route}`),
  ),
]);

test('every redirect goes from a missing page to an existing one', () => {
  const wrong = rules.moved.filter(
    ([from, to]) => pages.has(`/docs/${from}`) || !pages.has(`/docs/${to}`),
  );
  expect(wrong).toEqual([]);
});
