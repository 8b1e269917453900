import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {findChromium} from '../support/chromium';
import {createFixtureSite, type FixtureSite} from '../support/fixtureSite';
import {startStaticHost} from '../support/staticHost';

interface SentEvent {
  eventType: string;
  index: string;
  objectIDs: string[];
}

let site: FixtureSite;
let host: {origin: string; stop: () => void};
let browser: Browser;
const received: {keys: unknown[]; events: SentEvent[]}[] = [];

/** Takes the place of Algolia. */
const endpoint = http.createServer((request, response) => {
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

beforeAll(async () => {
  site = createFixtureSite();
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  const {code, output} = await site.build({
    INSIGHTS_APP_ID: 'APPLICATION',
    INSIGHTS_API_KEY: 'key',
    INSIGHTS_INDEX_NAME: 'docs',
    INSIGHTS_ENDPOINT: `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}`,
  });
  expect(code, output).toBe(0);
  host = await startStaticHost([], path.join(site.directory, 'build'));
  browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
});

afterAll(async () => {
  await browser.close();
  host.stop();
  endpoint.closeAllConnections();
  endpoint.close();
  fs.rmSync(site.directory, {recursive: true});
});

test('with the keys of Insights, what readers see and choose is sent to the endpoint', async () => {
  const page = await browser.newPage();
  await page.goto(`${host.origin}/docs/faq`);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.keyboard.press('/');
  const routes = await search(page, 'quickstart');
  await vi.waitFor(() => expect(sent('view')).toHaveLength(1), {timeout: 10_000});
  expect(received[0]?.keys).toEqual(['APPLICATION', 'key']);
  expect(sent('view')[0]).toMatchObject({index: 'docs', objectIDs: routes});
  expect(sent('click')).toEqual([]);
  await page.getByRole('option').first().click();
  await vi.waitFor(() => expect(sent('click')).toHaveLength(1), {timeout: 10_000});
  expect(sent('click')[0]).toMatchObject({index: 'docs', objectIDs: routes.slice(0, 1)});
});

/** The addresses of the results. */
async function search(page: Page, query: string): Promise<string[]> {
  await page.getByRole('combobox', {name: 'Search'}).fill(query);
  const links = page.getByRole('option');
  await links.first().waitFor();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

function sent(type: string): SentEvent[] {
  return received.flatMap(({events}) => events.filter(({eventType}) => eventType === type));
}
