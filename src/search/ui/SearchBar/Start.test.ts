import {load} from 'cheerio';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';

vi.mock('@generated/docusaurus.config', () => ({default: {baseUrl: '/'}}));
// Other tests have loaded these modules with another base path.
vi.resetModules();
vi.stubGlobal('window', undefined);
const {default: recentPages} = await import('../../client/recentPages');
const {default: Start} = await import('./Start');

/** Visits pages, `-` without an article, and returns the links that the empty box then has. */
function linksAfter(visits: string, stored: string): Record<string, string> {
  const location = {origin: 'http://localhost', pathname: '/-'};
  vi.stubGlobal('window', {location});
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_: string, value: string) => (stored = value),
  });
  for (const name of visits) {
    const previousLocation = {...location};
    const textContent = location.pathname.replace(/[/-]/g, '');
    vi.stubGlobal('document', {querySelector: () => ({textContent})});
    location.pathname = `/${name}`;
    recentPages.onRouteUpdate?.({location, previousLocation} as never);
  }
  const version = {docs: [{id: 'guides/queries', path: '/queries'}]} as never;
  const props = {version, onNavigate: vi.fn(), onSearch: vi.fn()};
  const page = load(renderToStaticMarkup(createElement(Start, props)));
  const labelsIn = (title: string) => page(`[aria-label=${title}] a`).text();
  return {recent: labelsIn('Recent'), tasks: labelsIn('Tasks')};
}

test.each([
  ['abac', '[]', 'ab'],
  ['abcdefg', '[]', 'fedcb'],
  ['abcdefb', '[]', 'fedca'],
  ['a-bba', '[]', 'b'],
  ['ab', '{"garbage', 'a'],
  ['ab', '{}', 'a'],
  ['ab', '[null, {"path": "//evil.example", "title": "Evil"}]', 'a'],
])('after visits to %s with %s in storage, offers %s', (visits, stored, recent) => {
  expect(linksAfter(visits, stored)).toEqual({recent, tasks: 'Query data'});
});
