import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {findEntries} from './findEntries';

const link = (label: string): PropSidebarItem => ({type: 'link', label, href: `/${label}`});

const category = (
  label: string,
  items: PropSidebarItem[],
  page: {href?: string} = {},
): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
  ...page,
});

const items = [
  link('Overview'),
  category('Reference', [
    link('A Tour'),
    category('Commands', [link('jsonParse'), link('jsonStringify'), link('replaceString')], {
      href: '/commands',
    }),
  ]),
];

/** in: `json`; out: `Reference › Commands: jsonParse, jsonStringify` */
function find(query: string): string[] {
  return findEntries(items, query).map(
    ({label, entries}) => `${label}: ${entries.map((entry) => entry.label).join(', ')}`,
  );
}

test('finds pages in collapsed sections, listed under the section names', () => {
  expect(find('JSON')).toEqual(['Reference › Commands: jsonParse, jsonStringify']);
});

test('finds top-level pages, and sections that have a page', () => {
  expect(find('overview')).toEqual([': Overview']);
  expect(find('commands')).toEqual(['Reference: Commands']);
});

test('skips sections without their own page', () => {
  expect(find('reference')).toEqual([]);
});
