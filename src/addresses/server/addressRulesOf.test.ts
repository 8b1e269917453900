import {expect, test} from 'vitest';
import {testSite} from '../../../tests/support/testSite';
import {addressRulesOf} from './addressRulesOf';

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
