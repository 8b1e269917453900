import path from 'node:path';
import {expect, test} from 'vitest';
import {
  addressRulesOf,
  lostAddresses,
  publishedAddresses,
} from '../../src/addresses/server/addressRulesOf';
import {readSite} from '../../src/content/site/site';

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

test('every published URL still resolves to a page', () => {
  const published = publishedAddresses(site, rules).filter((url) => !url.includes('/category/'));
  expect(published.length).toBeGreaterThan(600);
  expect(lostAddresses(published, rules, pages)).toEqual([]);
});
