import {describe, expect, test} from 'vitest';
import {fixAddress, type AddressRules} from '../../addresses/fixAddress';
import {
  locationOf,
  nginxLocations,
  redirectRewrites,
  rewriteOf,
  type Rewrite,
} from '../../../tests/support/hostRules';
import {composeNginx} from './nginx';
import {composeRedirects} from '../../addresses/hosts/composeRedirects';

/** Files in the site's root folder and its subfolders. */
const files = ['faq.md', 'api/$filter.md', 'language/commands/length.md', 'next/faq.md'];

type Host = (address: string) => Rewrite | undefined;

/** A host that includes the `nginx.conf` from the release. */
function nginxHost(rules: AddressRules): Host {
  const locations = nginxLocations(composeNginx(rules, {}));
  return (address) => rewriteOf(address, locationOf(address, locations)?.rewrites ?? []);
}

/** A host that reads the `_redirects` from the release. */
function redirectsHost(rules: AddressRules): Host {
  const rewrites = redirectRewrites(composeRedirects(rules, files));
  return (address) => rewriteOf(address, rewrites);
}

/** Returns the path that a browser ends up at after all redirects. Throws if they never end. */
function follow(address: string, host: Host): string {
  let current = address;
  for (let steps = 0; steps < 10; steps += 1) {
    const rewrite = host(current);
    if (!rewrite) {
      return current;
    }
    current = decodeURIComponent(current.replace(rewrite.from, rewrite.to));
  }
  throw new Error(`The redirects from ${address} never end.`);
}

const sites: AddressRules[] = [
  {baseUrl: '/docs/', latest: '0.2.0', others: ['next', '0.1.0']},
  {baseUrl: '/', latest: '2.0.0', others: ['next', '0.2.0']},
].map((site) => ({
  ...site,
  retired: ['0.0.8', '0.0.9'],
  moved: [
    ['api/old', 'api/$filter'],
    ['api/$old', 'faq'],
    ['next/api/$old', 'next/faq'],
    ['orda/old', `${site.others[1]}/orda/old`],
    ['0.0.9/api/$gone', 'api/$filter'],
    ['0.0.9/orda/gone', ''],
  ],
}));

describe.each(sites)('with $baseUrl and $latest as the latest', (rules) => {
  const {baseUrl, latest} = rules;
  const pages = ['/faq', '/api/$filter', '/language/commands/length'];
  const versionedRoutes = ['', '/', ...pages].map((route) => latest + route);
  const formerRoutes = [
    'api/old',
    'api/$old',
    'next/api/$old',
    'orda/old',
    `${latest}/api/old`,
    '0.0.8',
    '0.0.9/',
    '0.0.8/faq',
    '0.0.9/api/$filter',
    '0.0.9/api/$gone',
    '0.0.8/api/$gone',
    '0.0.9/orda/gone',
    '0.0.8/api/old',
    '0.0.8/orda/old',
    `${latest}/orda/old`,
  ];

  test.each([
    ...versionedRoutes,
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
    ...formerRoutes,
    ...formerRoutes.filter((route) => !route.endsWith('/')).map((route) => `${route}.html`),
    '0.0.90/faq',
  ])('nginx redirects %s to the same URL as the browser', (route) => {
    const address = baseUrl + route;
    expect(follow(address, nginxHost(rules))).toBe(fixAddress(address, rules));
  });

  test.each([
    ...versionedRoutes,
    ...formerRoutes,
    'next',
    'next/',
    'faq',
    'next/faq',
    `${latest}0/faq`,
  ])('_redirects redirects %s to the same URL as the browser', (route) => {
    const address = baseUrl + route;
    expect(follow(address, redirectsHost(rules))).toBe(fixAddress(address, rules));
  });

  test.each(versionedRoutes)('redirects %s temporarily', (route) => {
    const address = baseUrl + route;
    expect(nginxHost(rules)(address)?.status).toBe(302);
    expect(redirectsHost(rules)(address)?.status).toBe(302);
  });

  test.each([
    ['api/old.md', 'api/$filter.md'],
    ['next/api/$old.md', 'next/faq.md'],
    ['0.0.9/api/$gone.md', 'api/$filter.md'],
    ['0.0.8/faq.md', 'faq.md'],
  ])("%s leads to the moved page's Markdown", (from, to) => {
    for (const host of [nginxHost(rules), redirectsHost(rules)]) {
      expect(follow(baseUrl + from, host)).toBe(baseUrl + to);
    }
  });

  test.each(['api/old', '0.0.9/faq', '0.0.9/api/$gone'])('redirects %s permanently', (route) => {
    expect(nginxHost(rules)(baseUrl + route)?.status).toBe(301);
    expect(redirectsHost(rules)(baseUrl + route)?.status).toBe(301);
  });

  test('nginx sees no variables in page URLs', () => {
    const replacements = composeNginx(rules, {}).match(/(?<=rewrite \S+ )\S+/g) ?? [];
    expect(replacements.filter((to) => /\$(?!1\b|docs_markdown$)/.test(to))).toEqual([]);
  });

  test.each(['faq.html', 'faq/', 'faq/index', 'index.html'])(
    'redirects the spelling %s permanently',
    (route) => {
      expect(nginxHost(rules)(baseUrl + route)?.status).toBe(301);
    },
  );
});
