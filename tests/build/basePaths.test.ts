import fs from 'node:fs';
import path from 'node:path';
import {LinkChecker, LinkState} from 'linkinator';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {readManifest} from '../../src/publish/manifest';
import {verifyHost} from '../../src/publish/verify/verifyHost';
import {createFixtureSite, type FixtureSite} from '../support/fixtureSite';
import {startNginx} from '../support/nginx';

describe.each([
  {baseUrl: '/', PREVIEW: ''},
  {baseUrl: '/x/docs/', PREVIEW: '1'},
])('a site that moved to $baseUrl, with PREVIEW="$PREVIEW"', ({baseUrl, PREVIEW}) => {
  let site: FixtureSite;
  let dist: string;
  let host: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    site = createFixtureSite();
    dist = path.join(site.directory, 'dist');
    const {code, output} = await site.release({BASE_URL: baseUrl, PREVIEW, SITE_URL: ''});
    expect(code, output).toBe(0);
    host = await startNginx(dist);
  });

  afterAll(async () => {
    await host.stop();
    fs.rmSync(site.directory, {recursive: true});
  });

  test('is served as it should be, and no redirect leaves it', async () => {
    const manifest = await readManifest(path.join(dist, 'manifest.json'));
    const {findings, looked} = await verifyHost(host.origin, manifest);
    expect(findings).toEqual([]);
    expect(looked['hostile addresses']).toBeGreaterThan(1000);
  });

  test('has no broken link', async () => {
    const {links} = await new LinkChecker().check({
      path: host.origin + baseUrl,
      recurse: true,
      // Other origins, those of the canonical addresses among them.
      linksToSkip: async (link) => !link.startsWith(host.origin),
    });
    const asked = links.filter(({state}) => state !== LinkState.SKIPPED);
    expect(asked.length).toBeGreaterThan(60);
    const broken = asked.filter(({state}) => state !== LinkState.OK);
    expect(broken.map(({url, status, parent}) => ({url, status, parent}))).toEqual([]);
  });

  test('says whether it is a preview, to readers and to search engines', async () => {
    const page = fs.readFileSync(path.join(dist, 'site', baseUrl, 'faq.html'), 'utf8');
    const isPreview = PREVIEW === '1';
    expect(/<meta[^>]+noindex/.test(page)).toBe(isPreview);
    expect(page.includes('This is a preview.')).toBe(isPreview);
    const {headers} = await fetch(`${host.origin}${baseUrl}faq.md`);
    expect(headers.get('X-Robots-Tag')).toBe(isPreview ? 'noindex, nofollow' : null);
    expect(fs.existsSync(path.join(dist, 'site', baseUrl, 'sitemap.xml'))).toBe(!isPreview);
  });
});
