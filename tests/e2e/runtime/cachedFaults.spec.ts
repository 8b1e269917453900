import fs from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {hydrated, navbarLink, notice, title} from '../../support/open';
import {buildDir} from '../../build/builtPages';
import {startStaticHost} from '../../support/staticHost';
import {nightly, test} from '../../support/test';
import {latest, other} from '../../support/versions';

/** Responses that hosts give in the minute of a deployment. */
const badResponses = {
  missing: {status: 404, type: 'text/html', body: 'Not found'},
  forbidden: {status: 403, type: 'text/html', body: 'Forbidden'},
  empty: {status: 200, type: undefined, body: ''},
  'another text': {status: 200, type: 'text/html', body: '<!doctype html><p>Home</p>'},
};

const files: [what: string, pattern: RegExp][] = [
  ['the main script', /\/assets\/js\/main\./],
  ['the vendor script', /\/assets\/js\/vendor\./],
  ['a shared or page script', /\/assets\/js\/(?!main|vendor)/],
  ['the stylesheet', /\/assets\/css\/styles\./],
];

interface BadResponse {
  status: number;
  /** That of the file by default. */
  type?: string;
  body: string | Buffer;
}

/** Serves the site from another port. Until `fix` is called, matching files get the bad response for a year. */
async function startSpoiledHost(pattern: RegExp, {status, type, body}: BadResponse) {
  let isFixed = false;
  const {origin, stop} = await startStaticHost({
    replace: (response, pathname) => {
      const ownType = response.headers['content-type'] ?? '';
      const headers = {'content-type': type ?? ownType, 'cache-control': 'max-age=31536000'};
      return isFixed || !pattern.test(pathname) ? response : {status, headers, body};
    },
  });
  return {url: `${origin}/docs/`, fix: () => (isFixed = true), stop};
}

for (const [row, [what, pattern]] of files.entries()) {
  for (const [column, [kind, bad]] of Object.entries(badResponses).entries()) {
    const mark = [0, files.length - 1].includes(row) && column === 0 ? '' : nightly;
    test(`a cached bad response is repaired: ${what}, ${kind}${mark}`, async ({page}) => {
      const host = await startSpoiledHost(pattern, bad);
      await page.goto(`${host.url}faq`);
      const message = page.locator('.page-notice, .page-failure');
      await expect(message.first()).toBeVisible();
      host.fix();
      await page.getByRole('button', {name: 'Retry'}).click();
      await expect(hydrated(page)).toBeAttached();
      await expect(message).toBeHidden();
      await expect(page.locator('.navbar')).toHaveCSS('display', 'flex');
      host.stop();
    });
  }
}

test('after a bad response that was cached, the reload waits for a fresh copy', async ({page}) => {
  const requests = {script: 0, page: 0, pageBeforeCopy: 0};
  const host = await startStaticHost({
    replace: async (response, pathname) => {
      requests.page += pathname === '/docs/faq' ? 1 : 0;
      if (/\/assets\/js\/main\./.test(pathname)) {
        requests.script += 1;
        if (requests.script === 1) {
          const headers = {'content-type': 'text/html', 'cache-control': 'max-age=31536000'};
          return {status: 404, headers, body: 'Not found'};
        }
        // Longer than a reload that doesn't wait takes to arrive.
        await new Promise((resolve) => setTimeout(resolve, 1000));
        requests.pageBeforeCopy ||= requests.page;
      }
      return response;
    },
  });
  await page.goto(`${host.origin}/docs/faq`);
  await expect(hydrated(page)).toBeAttached();
  await expect(notice(page)).toBeHidden();
  // The page itself, and the check whether the site responds.
  expect(requests.pageBeforeCopy).toBe(2);
  host.stop();
});

test("another version's list of pages doesn't hide pages", async ({page}) => {
  const host = await startSpoiledHost(new RegExp(`/routes-${latest}.json$`), {
    status: 200,
    body: fs.readFileSync(path.join(buildDir, `routes-${other}.json`)),
  });
  await page.goto(`${host.url}faq`);
  await expect(hydrated(page)).toBeAttached();
  await navbarLink(page, 'Guides').click();
  await expect(page).toHaveURL(/\/docs\/guides\//);
  await expect(title(page)).not.toHaveText('Page not found');
  host.stop();
});
