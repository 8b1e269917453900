import {expect, test} from 'vitest';
import {arrangeByPage, groupByPage} from './groupByPage';

const hitsOf = (routes: string) =>
  routes.split(' ').map((sectionRoute) => ({document: {sectionRoute}}));

const routesOf = (hits: {document: {sectionRoute: string}}[]) =>
  hits.map(({document}) => document.sectionRoute).join(' ');

test('lists a page once, in the position of its best hit', () => {
  const pages = groupByPage(hitsOf('/a#x /b /a#y /c /b#z'));
  expect(pages.map(routesOf)).toEqual(['/a#x /a#y', '/b /b#z', '/c']);
});

test.each([
  ['groups the first three hits by page', '/a#x /b /a#y /c', '/a#x /a#y /b /c'],
  [
    'leaves out a later hit that would push down one of the first three',
    '/a#x /b /c /a#y /d',
    '/a#x /b /c /d',
  ],
  [
    'keeps a later hit on the third page, which pushes down none of the first three',
    '/a#x /b /c /d /c#z',
    '/a#x /b /c /c#z /d',
  ],
  ['keeps all hits of a single page', '/a /a#w /a#x /a#y', '/a /a#w /a#x /a#y'],
])('%s', (_title, hits, arranged) => {
  expect(routesOf(arrangeByPage(hitsOf(hits), 8))).toBe(arranged);
});

test('replaces omitted hits with others, up to the limit', () => {
  expect(routesOf(arrangeByPage(hitsOf('/a /b /c /a#x /d /e'), 4))).toBe('/a /b /c /d');
});
