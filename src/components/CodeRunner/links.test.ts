import {expect, test, vi} from 'vitest';
import {addressOfName, currentVersion, fragmentOf, readFragment} from './links';

vi.mock('@site/src/addresses/client/addressRules', () => ({
  addressRules: {baseUrl: '/docs/', latest: '1.1.0', others: ['1.0.0', 'next']},
}));

test.each([
  ['/docs/faq', {version: '1.1.0', path: '/docs'}],
  ['/docs/next/faq', {version: 'next', path: '/docs/next'}],
])('the version of %s', (pathname, version) => {
  vi.stubGlobal('window', {location: {pathname}});
  expect(currentVersion()).toEqual(version);
});

test.each([
  ['length', '/docs/searchAPI?command=length&member=&v=next'],
  ['4D.Collection.join', '/docs/searchAPI?class=Collection&member=join&v=next'],
])('the page of %s', (name, address) => {
  expect(addressOfName(name, 'next')).toBe(address);
});

test('a fragment carries any code', () => {
  const shared = {sample: 2, code: 'a = "50% & so on" + "#é" // 1 (!)'};
  expect(readFragment(fragmentOf(shared))).toEqual(shared);
});

test.each([
  '',
  '#description',
  '#edit=1',
  '#edit=1&code=',
  '#edit=-1&code=a',
  '#edit=0.5&code=a',
  '#edit=0&code=%00',
  `#edit=0&code=${'a'.repeat(20_001)}`,
])('a fragment that carries no code: %#', (fragment) => {
  expect(readFragment(fragment)).toBeUndefined();
});
