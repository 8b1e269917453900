import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect} from '@playwright/test';
import {nightlyAfterFirst, test} from '../../support/test';
import {latest, other} from '../../support/versions';

interface BadResponse {
  status: number;
  type: string;
  body: string;
}

/** Responses that hosts give in the minute of a deployment. */
const badResponses: Record<string, BadResponse> = {
  missing: {status: 404, type: 'text/html', body: 'Not found'},
  forbidden: {status: 403, type: 'text/html', body: 'Forbidden'},
  empty: {status: 200, type: '', body: ''},
  'another text': {status: 200, type: 'text/html', body: '<!doctype html><p>Home</p>'},
};

const files: [what: string, pattern: RegExp][] = [
  ['the main script', /\/assets\/js\/main\./],
  ['the vendor script', /\/assets\/js\/vendor\./],
  ['a shared or page script', /\/assets\/js\/(?!main|vendor)/],
  ['the stylesheet', /\/assets\/css\/styles\./],
];

/** Serves the site from another port. Until `fix` is called, matching files get the bad response for a year. */
async function startSpoiledHost(site: string, pattern: RegExp, bad: BadResponse | string) {
  let isFixed = false;
  const server = http.createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '', site);
      const isBad = !isFixed && pattern.test(url.pathname);
      if (isBad && typeof bad !== 'string') {
        const type = bad.type || (url.pathname.endsWith('.css') ? 'text/css' : 'text/javascript');
        const cache = 'public, max-age=31536000, immutable';
        response.writeHead(bad.status, {'content-type': type, 'cache-control': cache});
        response.end(bad.body);
        return;
      }
      const answer = await fetch(isBad ? new URL(bad as string, site) : url, {redirect: 'manual'});
      const [type, location] = ['content-type', 'location'].map((name) => answer.headers.get(name));
      response.writeHead(answer.status, {
        'content-type': type ?? 'text/plain',
        'cache-control': url.pathname.includes('/assets/') ? 'max-age=31536000' : 'no-cache',
        ...(location && {location}),
      });
      response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/docs/`,
    fix: () => (isFixed = true),
    stop: () => server.close(),
  };
}

const cases = files.flatMap(([what, pattern], row) =>
  Object.entries(badResponses).map(([kind, bad], column) => {
    const options = nightlyAfterFirst(row + column);
    return {what, pattern, kind, bad, options};
  }),
);

for (const {what, pattern, kind, bad, options} of cases) {
  const title = `a bad response that the browser has cached is repaired: ${what}, ${kind}`;
  test(title, options, async ({page, baseURL}) => {
    const host = await startSpoiledHost(baseURL ?? '', pattern, bad);
    await page.goto(`${host.url}faq`);
    await expect(page.locator('.page-notice, .page-failure').first()).toBeVisible();
    host.fix();
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await expect(page.locator('.page-notice, .page-failure')).toBeHidden();
    const color = () =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--ifm-color-primary'),
      );
    await expect.poll(color).not.toBe('');
    host.stop();
  });
}

test("another version's list of pages doesn't hide pages", async ({page, baseURL}) => {
  const host = await startSpoiledHost(
    baseURL ?? '',
    new RegExp(`/routes-${latest}\\.json$`),
    `/docs/routes-${other}.json`,
  );
  await page.goto(`${host.url}faq`);
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await page.locator('.navbar').getByRole('link', {name: 'Guides'}).click();
  await expect(page).toHaveURL(/\/docs\/guides\//);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page Not Found');
  host.stop();
});
