import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {
  cloudflarePages,
  netlify,
  servePages,
  type HostResponse,
} from '../../../tests/support/pagesHosts';
import type {Manifest} from '../manifest';
import {verifyHost} from '../verify/verifyHost';
import {assembleSmall, smallRules} from '../../../tests/support/smallRelease';

let site: string;
let manifest: Manifest;

beforeAll(async () => {
  ({site, manifest} = await assembleSmall());
});

const read = ({file = ''}: HostResponse) => fs.readFileSync(path.join(site, file), 'utf8');

describe.each([
  ['Netlify', netlify],
  ['Cloudflare Pages', cloudflarePages],
])('on %s', (_, host) => {
  test.each(['/docs/no-such-page', '/docs/next/no/such/page', '/docs/FAQ', '/elsewhere'])(
    '%s shows the not-found page',
    (address) => {
      const response = host(site)(address);
      expect(response.status).toBe(404);
      expect(read(response)).toContain('Page not found');
    },
  );

  test.each([
    ['/', '/docs/'],
    ['/docs/next', '/docs/next/get-started/quickstart'],
    ['/docs/next/', '/docs/next/get-started/quickstart'],
    ['/docs/0.1.0', '/docs/0.1.0/get-started/quickstart'],
  ])('%s leads to %s', (address, to) => {
    const response = host(site)(address);
    if (response.location) {
      expect([response.status, response.location]).toEqual([302, to]);
    } else {
      expect(read(response)).toContain(`content="0; url=${to}"`);
    }
  });

  test.each([
    ['/docs/0.2.0/faq', '/docs/faq'],
    ['/docs/0.2.0/studio/overview', '/docs/studio/overview'],
  ])('%s redirects to %s temporarily', (address, to) => {
    expect(host(site)(address)).toMatchObject({status: 302, location: to});
  });

  test.each([
    ['/docs/', '/docs/llms.txt'],
    ['/docs/faq', '/docs/llms.txt'],
    ['/docs/studio/overview', '/docs/llms.txt'],
    ['/docs/next/faq', '/docs/next/llms.txt'],
  ])('%s links only to %s', (address, index) => {
    const response = host(site)(address);
    expect(response.status).toBe(200);
    expect(response.headers.Link).toBe(`<${index}>; rel="describedby"`);
    expect(response.headers['X-Content-Type-Options']).toBe('nosniff');
  });

  test('npm run verify finds no problems with redirects, unknown URLs, or links', async () => {
    const {origin, stop} = await servePages(site, host(site));
    const {findings, checkCounts} = await verifyHost(origin, manifest);
    stop();
    const topics = ['redirects', 'not found', 'hostile addresses'];
    // Netlify treats /docs and /docs/ as the same URL.
    const problems = findings.filter(
      ({topic, address}) => topics.includes(topic) && address !== '/docs',
    );
    expect(problems).toEqual([]);
    expect(checkCounts.redirects).toBeGreaterThan(10);
  });

  test('caches assets, without a Link header', () => {
    const {headers} = host(site)('/docs/assets/js/main.0123abcd.js');
    expect(headers['Cache-Control']).toContain('immutable');
    expect(headers.Link).toBeUndefined();
  });
});

test('hides pages that only redirect from search engines', () => {
  const pages = ['index.html', 'docs/next/index.html', 'docs/0.1.0/index.html'];
  for (const file of pages) {
    expect(read({status: 200, file, headers: {}})).toContain(
      '<meta name="robots" content="noindex">',
    );
  }
});

test('a retired version needs a single rule with an asterisk', async () => {
  const retired = await assembleSmall({}, {rules: {...smallRules, retired: ['0.0.9']}});
  const rules = fs.readFileSync(path.join(retired.site, '_redirects'), 'utf8').split('\n');
  expect(rules.filter((rule) => /^\/docs\/0\.0\.9\S*\*/.test(rule))).toHaveLength(1);
  for (const host of [netlify, cloudflarePages]) {
    expect(host(retired.site)('/docs/0.0.9/studio/overview')).toMatchObject({
      status: 301,
      location: '/docs/studio/overview',
    });
  }
});
