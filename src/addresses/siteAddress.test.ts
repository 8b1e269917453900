import {describe, expect, test} from 'vitest';
import {siteAddress} from './siteAddress';

const site = {origin: 'https://docs.example', baseUrl: '/docs/'};

test.each([
  ['/docs/', '/docs/'],
  ['/docs', '/docs'],
  ['/docs/faq', '/docs/faq'],
  ['/docs/api/$filter', '/docs/api/$filter'],
  ['/docs/faq?q=a%20b#limits', '/docs/faq?q=a%20b#limits'],
  ['/docs/faq#%C3%BC', '/docs/faq#%C3%BC'],
  ['/docs/a/../faq', '/docs/faq'],
  ['https://docs.example/docs/faq', '/docs/faq'],
  ['HTTPS://DOCS.EXAMPLE/docs/faq', '/docs/faq'],
  ['https://docs.example:443/docs/faq', '/docs/faq'],
  ['/docs/search?next=//evil.example', '/docs/search?next=//evil.example'],
])('accepts a URL on this site %s', (text, address) => {
  expect(siteAddress(text, site)).toBe(address);
});

test('accepts a URL on this site at the root of a host', () => {
  const root = {origin: site.origin, baseUrl: '/'};
  expect(siteAddress('/faq', root)).toBe('/faq');
  expect(siteAddress('/', root)).toBe('/');
  expect(siteAddress('/docs//faq', root)).toBe('/docs//faq');
});

/** Values that an attacker could put in storage, a URL, or a file to mislead readers or break the page. */
const hostileValues = [
  // Other hosts.
  '//evil.example',
  '////evil.example/docs/',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\r\n/evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  'https://evil.example/docs/faq',
  'http://docs.example/docs/faq',
  'https://docs.example:8443/docs/faq',
  'https://docs.example.evil.example/docs/faq',
  'https://docs.example@evil.example/docs/faq',
  'https://user:password@docs.example/docs/faq',
  'https:\\\\evil.example/docs/',
  'https:evil.example',
  'https://evil\u3002example/docs/faq',
  // Other schemes.
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'javascript://docs.example/docs/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://docs.example/docs/1',
  'about:blank',
  // Outside the site's folder.
  '/',
  '/docsfaq',
  '/DOCS/faq',
  '/docs/../admin',
  '/docs/..\\admin',
  '/docs/%2e%2e/admin',
  '/docs/%2E%2E%2Fadmin',
  '/docs/a/..%5c..%5cadmin',
  '/docs/%5c%5cevil.example',
  '/%2f%2fevil.example',
  // Paths that make the router throw or that it reads differently.
  '/docs/%E0%A4%A',
  '/docs/faq#%',
  '/docs/%00',
  '/docs/faq%0d%0aSet-Cookie:a=b',
  // Not URLs.
  '',
  'docs/faq',
  '?q=a',
  null,
  undefined,
  {toString: () => '/docs/faq'},
];

describe(`rejects ${hostileValues.length} other values`, () => {
  test.each(hostileValues.map((text) => [JSON.stringify(text) ?? 'undefined', text]))(
    '%s',
    (_, text) => {
      expect(siteAddress(text, site)).toBeUndefined();
    },
  );

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/./%5cevil.example',
    '/.//evil.example',
  ])('also at the root of a host: %s', (text) => {
    expect(siteAddress(text, {origin: site.origin, baseUrl: '/'})).toBeUndefined();
  });
});
