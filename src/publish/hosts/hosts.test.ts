import {describe, expect, test} from 'vitest';
import {fixAddress, type AddressRules} from '../../config/addresses';
import {
  locationOf,
  nginxLocations,
  redirectRewrites,
  rewriteOf,
  type Rewrite,
} from '../../../tests/support/hostRules';
import {composeNginx} from './nginx';
import {composeRedirects} from './redirects';

/** What stands at the root of the site and below it. */
const files = ['faq.md', 'api/$filter.md', 'language/commands/length.md', 'next/faq.md'];

type Host = (address: string) => Rewrite | undefined;

/** A host that includes the `nginx.conf` of the build. */
function nginxHost(rules: AddressRules): Host {
  const locations = nginxLocations(composeNginx(rules, {}));
  return (address) => rewriteOf(address, locationOf(address, locations)?.rewrites ?? []);
}

/** A host that reads the `_redirects` of the build. */
function redirectsHost(rules: AddressRules): Host {
  const rewrites = redirectRewrites(composeRedirects(rules, files));
  return (address) => rewriteOf(address, rewrites);
}

/** The address that a browser ends up at after all redirects; throws when they never end. */
function follow(address: string, host: Host): string {
  let current = address;
  for (let steps = 0; steps < 10; steps += 1) {
    const rewrite = host(current);
    if (!rewrite) {
      return current;
    }
    current = current.replace(rewrite.from, rewrite.to);
  }
  throw new Error(`The rules for ${address} go round in circles.`);
}

describe.each([
  {baseUrl: '/docs/', latest: '0.2.0', others: ['next', '0.1.0']},
  {baseUrl: '/', latest: '2.0.0', others: ['next', '0.2.0']},
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
    'next',
    '',
    'faq',
    'next/api/$filter',
    `${latest}0/faq`,
    'reindex',
    'img/favicon.svg',
    'faq.md',
    `${latest}/faq.md`,
  ])('nginx leads %s where the browser does', (route) => {
    const address = baseUrl + route;
    expect(follow(address, nginxHost(rules))).toBe(fixAddress(address, rules));
  });

  test.each([...versioned, 'next', 'next/', 'faq', 'next/faq', `${latest}0/faq`])(
    '_redirects leads %s where the browser does',
    (route) => {
      const address = baseUrl + route;
      expect(follow(address, redirectsHost(rules))).toBe(fixAddress(address, rules));
    },
  );

  test.each(versioned)('%s may mean another page later', (route) => {
    const address = baseUrl + route;
    expect(nginxHost(rules)(address)?.status).toBe(302);
    expect(redirectsHost(rules)(address)?.status).toBe(302);
  });

  test.each(['faq.html', 'faq/', 'faq/index', 'index.html'])(
    '%s is another spelling for ever',
    (route) => {
      expect(nginxHost(rules)(baseUrl + route)?.status).toBe(301);
    },
  );
});
