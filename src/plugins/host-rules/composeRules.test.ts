import {describe, expect, test} from 'vitest';
import {fixAddress} from '../../config/addresses';
import {redirectRewrites, nginxRewrites, type Rewrite} from '../../../tests/support/hostRules';
import {composeNginx, composeRedirects} from './composeRules';

/** Where a browser ends that follows the redirects; fails when they never end. */
function follow(address: string, rewrites: readonly Rewrite[]): string {
  let current = address;
  for (let steps = 0; steps < 10; steps += 1) {
    const rewrite = rewrites.find(({from}) => from.test(current));
    if (!rewrite) {
      return current;
    }
    current = current.replace(rewrite.from, rewrite.to);
  }
  throw new Error(`The rules for ${address} go round in circles.`);
}

describe.each([
  {baseUrl: '/docs/', latest: '1.1.0'},
  {baseUrl: '/', latest: '2.0.0'},
])('with $baseUrl and $latest as the latest', (rules) => {
  const {baseUrl, latest} = rules;
  const pages = ['/faq', '/api/$filter', '/language/commands/length'];
  const versioned = ['', '/', ...pages].map((route) => latest + route);

  test.each([
    ...versioned,
    ...pages.flatMap((route) => [`${latest}${route}.html`, `${latest}${route}/`]),
    'faq.html',
    'faq/',
    'faq/index',
    'faq/index.html',
    'index.html',
    'index',
    'next/faq.html',
    'next/',
    '',
    'faq',
    'next/api/$filter',
    `${latest}0/faq`,
    'reindex',
    'img/favicon.svg',
    'faq.md',
  ])('nginx leads %s where the browser does', (route) => {
    const address = baseUrl + route;
    expect(follow(address, nginxRewrites(composeNginx(rules)))).toBe(fixAddress(address, rules));
  });

  test.each([...versioned, 'faq', 'next/faq', `${latest}0/faq`])(
    '_redirects leads %s where the browser does',
    (route) => {
      const address = baseUrl + route;
      expect(follow(address, redirectRewrites(composeRedirects(rules)))).toBe(
        fixAddress(address, rules),
      );
    },
  );
});
