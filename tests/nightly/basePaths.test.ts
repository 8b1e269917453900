import fs from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {LinkChecker, LinkState} from 'linkinator';
import {afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi} from 'vitest';
import {readManifest} from '../../src/publish/manifest';
import {verifyHost} from '../../src/publish/verify/verifyHost';
import {findBrowser} from '../setup/findBrowser';
import {createFixtureSite, type FixtureSite} from '../support/fixtureSite';
import {findNginx} from '../setup/findPrograms';
import {skipWithoutNginx, startNginx} from '../support/nginx';
import {startServer} from '../support/startServer';

let insights: InsightsEndpoint;

beforeAll(async () => {
  insights = await startInsightsEndpoint();
});

afterAll(() => insights.stop());

describe.each([
  ['/', '', 'with'],
  ['/x/docs/', '1', 'without'],
])(
  'a site at %s, built with PREVIEW="%s" and %s Insights keys',
  (baseUrl, PREVIEW, withOrWithout) => {
    const hasInsights = withOrWithout === 'with';
    let site: FixtureSite;
    let dist: string;
    let host: Awaited<ReturnType<typeof startNginx>>;

    beforeEach(skipWithoutNginx);

    beforeAll(async () => {
      if (!findNginx()) {
        return;
      }
      site = createFixtureSite();
      dist = path.join(site.directory, 'dist');
      const {code, output} = await site.release({
        BASE_URL: baseUrl,
        PREVIEW,
        SITE_URL: '',
        ...(hasInsights && insights.environment),
      });
      expect(code, output).toBe(0);
      host = await startNginx(dist);
    });

    afterAll(async () => {
      if (!findNginx()) {
        return;
      }
      await host.stop();
      fs.rmSync(site.directory, {recursive: true});
    });

    test('is served correctly, and no redirect leaves the site', async () => {
      const manifest = await readManifest(path.join(dist, 'manifest.json'));
      const {findings, checkCounts} = await verifyHost(host.origin, manifest);
      expect(findings).toEqual([]);
      expect(checkCounts['hostile addresses']).toBeGreaterThan(1000);
    });

    test('has no broken links', async () => {
      const {links} = await new LinkChecker().check({
        path: host.origin + baseUrl,
        recurse: true,
        // Other origins, including the one in canonical URLs.
        linksToSkip: async (link) => !link.startsWith(host.origin),
      });
      const checked = links.filter(({state}) => state !== LinkState.SKIPPED);
      expect(checked.length).toBeGreaterThan(60);
      const broken = checked.filter(({state}) => state !== LinkState.OK);
      expect(broken.map(({url, status, parent}) => ({url, status, parent}))).toEqual([]);
    });

    test("tells readers and search engines if it's a preview", async () => {
      const page = fs.readFileSync(path.join(dist, 'site', baseUrl, 'faq.html'), 'utf8');
      const isPreview = PREVIEW === '1';
      expect(/<meta[^>]+noindex/.test(page)).toBe(isPreview);
      expect(page.includes('Preview build:')).toBe(isPreview);
      const {headers} = await fetch(`${host.origin}${baseUrl}faq.md`);
      expect(headers.get('X-Robots-Tag')).toBe(isPreview ? 'noindex, nofollow' : null);
      expect(fs.existsSync(path.join(dist, 'site', baseUrl, 'sitemap.xml'))).toBe(!isPreview);
    });

    if (hasInsights) {
      test('sends views and clicks to the Insights endpoint, which its CSP allows', async () => {
        const {received, sent} = insights;
        const browser = await chromium.launch({
          executablePath: findBrowser(),
          args: ['--no-sandbox'],
        });
        onTestFinished(() => browser.close());
        const page = await browser.newPage();
        page.setDefaultTimeout(300_000);
        await page.goto(`${host.origin}${baseUrl}faq`);
        await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
        await page.keyboard.press('/');
        const routes = await search(page, 'quickstart');
        await vi.waitFor(() => expect(sent('view')).toHaveLength(1), {timeout: 300_000});
        expect(received[0]?.keys).toEqual(['APPLICATION', 'key']);
        expect(sent('view')[0]).toMatchObject({index: 'docs', objectIDs: routes});
        expect(sent('click')).toEqual([]);
        await page.getByRole('option').first().click();
        await vi.waitFor(() => expect(sent('click')).toHaveLength(1), {timeout: 300_000});
        expect(sent('click')[0]).toMatchObject({index: 'docs', objectIDs: routes.slice(0, 1)});
      });
    }
  },
);

/** Returns the URLs of the results. */
async function search(page: Page, query: string): Promise<string[]> {
  await page.getByRole('combobox', {name: 'Search'}).fill(query);
  const links = page.getByRole('option');
  await links.first().waitFor();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

interface SentEvent {
  eventType: string;
  index: string;
  objectIDs: string[];
}

interface InsightsEndpoint {
  /** The publisher's environment variables for the endpoint. */
  environment: Record<string, string>;
  /** The requests it received, oldest first. */
  received: {keys: unknown[]; events: SentEvent[]}[];
  /** Returns the received events of a type, oldest first. */
  sent: (type: string) => SentEvent[];
  stop: () => void;
}

/** Starts a stub of Algolia Insights. */
async function startInsightsEndpoint(): Promise<InsightsEndpoint> {
  const received: InsightsEndpoint['received'] = [];
  const {origin, stop} = await startServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    let body = '';
    request.on('data', (data: Buffer) => (body += data.toString()));
    request.on('end', () => {
      if (request.method === 'POST' && request.url === '/1/events') {
        const {headers} = request;
        received.push({
          keys: [headers['x-algolia-application-id'], headers['x-algolia-api-key']],
          ...(JSON.parse(body) as {events: SentEvent[]}),
        });
      }
      response.end('{}');
    });
  });
  return {
    environment: {
      INSIGHTS_APP_ID: 'APPLICATION',
      INSIGHTS_API_KEY: 'key',
      INSIGHTS_INDEX_NAME: 'docs',
      INSIGHTS_ENDPOINT: origin,
    },
    received,
    sent: (type) =>
      received.flatMap(({events}) => events.filter(({eventType}) => eventType === type)),
    stop,
  };
}
