import {expect, test} from 'vitest';
import {feedbackUrl} from './feedback';
import {navbar} from './navbar';

test('feedback opens an issue with page, version, and route filled in', () => {
  const url = new URL(
    feedbackUrl({
      version: 'current',
      docPath: 'api/$filter.md',
      permalink: '/docs/next/api/$filter',
    }),
  );
  expect(url.origin + url.pathname).toBe('https://github.com/qodly/docs/issues/new');
  expect(url.searchParams.get('title')).toBe('Docs: api/$filter (next)');
  expect(url.searchParams.get('body')).toMatch(
    /^Page: \/docs\/next\/api\/\$filter\nVersion: next\nRoute: api\/\$filter\n/,
  );
});

test('the navbar has a language dropdown', () => {
  expect(navbar.items.map(({type}) => type)).toContain('localeDropdown');
});
