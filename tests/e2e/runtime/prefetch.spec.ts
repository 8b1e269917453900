import {expect, type APIRequestContext, type Page, type Request} from '@playwright/test';
import {advanceClock, advanceToHydration, stopClock} from '../../support/clock';
import {navbarLink, notice, open, title} from '../../support/open';
import {isPrefetch, prefetchFile} from '../../support/prefetchCode';
import {setConnection} from '../../support/searchBox';
import {nightlyAfterFirst, test} from '../../support/test';

const command = 'language/commands/length';
const list = 'language/commands/command-list';

const nextLink = (page: Page) =>
  page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: /^Next/});

const pathOf = (request: Request) => new URL(request.url()).pathname;

/** Collects the paths of prefetched files, in order. */
function watchPrefetches(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (isPrefetch(request)) {
      paths.push(pathOf(request));
    }
  });
  return paths;
}

/** Returns the script files that the page's HTML lists, without those that the other page needs, too. */
async function filesOf(request: APIRequestContext, url: string, other: string): Promise<string[]> {
  const [files = [], otherFiles = []] = await Promise.all(
    [url, other].map(async (pageUrl) => {
      const html = await (await request.get(pageUrl)).text();
      const [, table = '{}'] = /id="?page-table"?[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
      return Object.values((JSON.parse(table) as {files: Record<string, string>}).files);
    }),
  );
  return files.filter((file) => !otherFiles.includes(file)).map((file) => `/docs/${file}`);
}

/** Advances the clock until the condition holds; requests aren't affected by the clock. */
async function advanceUntil(page: Page, check: () => void): Promise<void> {
  await expect(async () => {
    await advanceClock(page, 100);
    check();
  }).toPass();
}

async function openWithStoppedClock(page: Page, route: string): Promise<void> {
  await stopClock(page);
  const loaded = page.waitForResponse(`**/assets/js/${prefetchFile()}`);
  await page.goto(route);
  await advanceToHydration(page);
  await advanceUntil(page, () => undefined);
  await loaded;
}

test('the code of the next page is prefetched, without running it @nightly', async ({
  page,
  request,
}) => {
  const fetched = watchPrefetches(page);
  await openWithStoppedClock(page, command);
  const next = await nextLink(page).getAttribute('href');
  const expected = await filesOf(request, next ?? '', command);
  expect(expected).toHaveLength(1);
  await expect.poll(() => fetched).toEqual(expected);
});

const slowConnections = [{saveData: true}, {effectiveType: '2g'}, {effectiveType: 'slow-2g'}];

for (const [connection, mark] of nightlyAfterFirst(slowConnections)) {
  test(`nothing is preloaded with ${JSON.stringify(connection)}${mark}`, async ({page}) => {
    await setConnection(page, connection);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(pathOf(request)));
    await stopClock(page);
    await page.goto(list);
    await advanceToHydration(page);
    requested.length = 0;
    await page.getByRole('main').getByRole('link').nth(20).scrollIntoViewIfNeeded();
    await navbarLink(page, 'FAQ').hover();
    await advanceClock(page, 5000);
    await page.waitForLoadState('networkidle');
    const isPage = (path: string) => /\/assets\/js\/|\/routes-/.test(path);
    expect(requested.filter(isPage)).toEqual([]);
  });
}

test("removed pages aren't prefetched, and no notice appears @nightly", async ({page, errors}) => {
  const fetched = watchPrefetches(page);
  await page.route('**/assets/js/*', (route) =>
    isPrefetch(route.request()) ? route.fulfill({status: 404}) : route.continue(),
  );
  await openWithStoppedClock(page, list);
  await advanceUntil(page, () => expect(fetched.length).toBeGreaterThan(0));
  await advanceClock(page, 5000);
  expect(fetched).toHaveLength(1);
  expect(errors).toEqual([]);
  await expect(notice(page)).toBeHidden();
});

test("a click doesn't wait for a pending prefetch @nightly", async ({page}) => {
  const canceled: string[] = [];
  page.on('requestfailed', (request) => canceled.push(pathOf(request)));
  const fetched = watchPrefetches(page);
  await page.route('**/assets/js/*', (route) =>
    isPrefetch(route.request()) ? undefined : route.continue(),
  );
  await open(page, list);
  await expect.poll(() => fetched.length).toBe(1);
  await navbarLink(page, 'FAQ').click();
  await expect(title(page)).toHaveText('FAQ');
  expect(canceled).toEqual(expect.arrayContaining(fetched.slice(0, 1)));
});
