import {expect, test} from 'vitest';
import {testSite} from '../../../tests/support/testSite';
import {createWritersSite, validPage} from '../../../tests/support/writersSite';
import {readSite} from '../../content/site/site';
import type {AddressRules} from '../fixAddress';
import {addressRulesOf, lostAddresses, publishedAddresses} from './addressRulesOf';

const site = testSite({next: {}, '0.3.0': {}, '0.2.0': {}}, [
  {version: '0.1.0', names: [], routes: ['faq']},
]);

test('lists the version at the root, the other versions, and the retired ones', () => {
  const moved = {next: {'api/old': 'api/$filter'}, '0.1.0': {faq: '/'}};
  expect(addressRulesOf(site, '/docs/', moved)).toEqual({
    baseUrl: '/docs/',
    latest: '0.3.0',
    others: ['next', '0.2.0'],
    retired: ['0.1.0'],
    moved: [
      ['next/api/old', 'next/api/$filter'],
      ['0.1.0/faq', ''],
    ],
  });
});

test.each([
  'a b',
  'a;b',
  'a{b}',
  '//evil.example',
  '/\\evil.example',
  'a/../b',
  './b',
  'a//b',
  'a/',
  'https://evil.example',
  'a:splat',
  'a/*',
  'a\nb',
  'a%2F',
])('rejects %o as the route of a page', (route) => {
  expect(() => addressRulesOf(site, '/docs/', {'0.3.0': {[route]: 'faq'}})).toThrow(/no page/);
  expect(() => addressRulesOf(site, '/docs/', {'0.3.0': {faq: route}})).toThrow(/no page/);
});

const writers = createWritersSite({
  'docs/faq.md': validPage('Text.'),
  'tests/build/routes/next.txt': 'faq\nold\n',
  'tests/build/routes/2.0.0.txt': 'faq\nolder\n',
  'src/content/retired/0.0.9.json': JSON.stringify({
    version: '0.0.9',
    names: [],
    routes: ['faq', 'oldest'],
  }),
});

const rules: AddressRules = {
  baseUrl: '/docs/',
  latest: '2.0.0',
  others: ['next', '0.1.0'],
  retired: ['0.0.9'],
  moved: [['next/old', 'next/faq']],
};

test('finds published paths that no page or redirect serves', () => {
  const published = publishedAddresses(readSite(writers.directory), rules);
  expect(published).toHaveLength(6);
  const known = new Set(['/docs/next/faq', '/docs/faq']);
  expect(lostAddresses(published, rules, known)).toEqual(['/docs/older', '/docs/0.0.9/oldest']);
});
