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
  test.each(['/docs/FAQ', '/elsewhere'])('%s shows the not-found page', (address) => {
    const response = host(site)(address);
    expect(response.status).toBe(404);
    expect(read(response)).toContain('Page not found');
  });

  test('npm run verify finds no problems with redirects, unknown URLs, or links', async () => {
    const {origin, stop} = await servePages(site, host(site));
    const {findings, checkCounts} = await verifyHost(origin, manifest);
    stop();
    const topics = ['redirects', 'not found', 'hostile addresses', 'agents', 'security headers'];
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
