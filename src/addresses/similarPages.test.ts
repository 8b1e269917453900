import {expect, test} from 'vitest';
import {similarPages} from './similarPages';

function version(path: string, label: string, isLast: boolean) {
  const routes = [
    'faq',
    'language/commands/length',
    'language/commands/replaceString',
    'api/$filter',
    'studio/pages/tables',
    'studio/tables',
    'studio/overview',
  ];
  const pages = routes.map((route) => `${path}/${route}`);
  return {path, label, isLast, start: `${path}/language/commands/length`, pages};
}

const versions = [version('/docs/next', 'next', false), version('/docs', '0.2.0', true)];

function nearest(pathname: string): string | undefined {
  return similarPages(pathname, versions)?.pages[0]?.path;
}

test('finds a misspelled page in the requested version', () => {
  expect(nearest('/docs/next/language/commands/replaceStrin')).toBe(
    '/docs/next/language/commands/replaceString',
  );
  expect(nearest('/docs/language/replacestring')).toBe('/docs/language/commands/replaceString');
});

test('finds a page requested with a suffix or in a different case', () => {
  expect(nearest('/docs/FAQ.html')).toBe('/docs/faq');
  expect(nearest('/docs/faq/index')).toBe('/docs/faq');
  expect(nearest('/docs/api/%24filter')).toBe('/docs/api/$filter');
});

test.each(['/docs/next', '/docs/next/', '/docs/9.9.9', '/docs/v2.0'])(
  'suggests the start page for %s, which names only a version',
  (pathname) => {
    expect(nearest(pathname)).toMatch(/language\/commands\/length$/);
  },
);

test('suggests the pages in a folder, overview first', () => {
  const routes = similarPages('/docs/studio', versions)?.pages.map(({route}) => route);
  expect(routes).toEqual(['studio/overview', 'studio/tables', 'studio/pages/tables']);
});

test('uses the latest version for a URL outside all versions', () => {
  expect(similarPages('/other/faq', versions)?.version.label).toBe('0.2.0');
});

test("suggests nothing if no page is similar, and doesn't throw for a malformed URL", () => {
  expect(similarPages('/docs/zzzzzzzzzzzzzzzz', versions)?.pages).toEqual([]);
  expect(() => similarPages('/docs/%E0%A4%A', versions)).not.toThrow();
});

test('returns no more pages than requested', () => {
  expect(
    similarPages('/docs/language/commands/len', versions, {count: 1, maxDifference: 0.9})?.pages,
  ).toHaveLength(1);
});

test('ignores an unknown version in the URL, and reports its name', () => {
  expect(nearest('/docs/7.0.0/api/$filter')).toBe('/docs/api/$filter');
  expect(similarPages('/docs/7.0.0/faq', versions)?.unknownVersion).toBe('7.0.0');
  expect(similarPages('/docs/faq', versions)?.unknownVersion).toBeUndefined();
});
