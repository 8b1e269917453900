import {expect, type APIRequestContext, type Page, type Request} from '@playwright/test';
import {builtFile, compress} from '../../bench/server';
import {buildDir} from '../../build/emittedRoutes';
import {advanceClock, advanceToHydration, stopClock} from '../../support/clock';
import {navbarLink, notice, open, title} from '../../support/open';
import {isPrefetch, prefetchFile} from '../../support/prefetchCode';
import {setConnection} from '../../support/searchBox';
import {nightlyAfterFirst, test} from '../../support/test';

const command = 'language/commands/length';
const list = 'language/commands/command-list';

const paging = (page: Page) => page.getByRole('navigation', {name: 'Docs pages'});
const pagingLink = (page: Page, name: 'Previous' | 'Next') =>
  paging(page).getByRole('link', {name: new RegExp(`^${name}`)});

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

/** Collects the paths of fetched route tables. */
function watchTables(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (/\/routes-[^/]*\.json$/.test(request.url())) {
      paths.push(pathOf(request));
    }
  });
  return paths;
}

/** Returns the script files listed in the pages' HTML. For multiple pages, omits files they all share. */
async function filesOf(request: APIRequestContext, ...urls: string[]): Promise<string[]> {
  const files = await Promise.all(
    urls.map(async (url) => {
      const html = await (await request.get(url)).text();
      const [, table = '{}'] = /id="?page-table"?[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
      return Object.values((JSON.parse(table) as {files: Record<string, string>}).files);
    }),
  );
  const shared = files[0]?.filter((file) => files.every((own) => own.includes(file))) ?? [];
  return files
    .flat()
    .filter((file) => files.length === 1 || !shared.includes(file))
    .map((file) => `/docs/${file}`);
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

/** Waits until intersection observers have reported the visible links. */
async function waitForLinkObservers(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new IntersectionObserver(() => resolve(observer.disconnect()));
        observer.observe(document.body);
      }),
  );
}

test.beforeEach(async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
});

test('visible links are prefetched, the next and previous pages first @nightly', async ({
  page,
  request,
}) => {
  const fetched = watchPrefetches(page);
  await openWithStoppedClock(page, command);
  await paging(page).scrollIntoViewIfNeeded();
  const links = [pagingLink(page, 'Next'), pagingLink(page, 'Previous')];
  const [next = '', previous = ''] = await Promise.all(
    links.map((link) => link.evaluate((element) => (element as HTMLAnchorElement).href)),
  );
  const expected = (await filesOf(request, next, previous)).sort();
  expect(expected.length).toBeGreaterThanOrEqual(2);
  expect(fetched).toEqual([]);
  await advanceUntil(page, () => expect(fetched.length).toBeGreaterThan(expected.length));
  expect(fetched.slice(0, expected.length).sort()).toEqual(expected);
});

test('a page view prefetches at most eight pages and 60 KB @nightly', async ({page, request}) => {
  const running = new Set<Request>();
  let maxRunning = 0;
  page.on('request', (sent) => {
    if (isPrefetch(sent)) {
      running.add(sent);
      maxRunning = Math.max(maxRunning, running.size);
    }
  });
  page.on('requestfinished', (sent) => running.delete(sent));
  page.on('requestfailed', (sent) => running.delete(sent));
  const fetched = watchPrefetches(page);
  const tables = watchTables(page);
  await openWithStoppedClock(page, list);
  const links = await page.getByRole('main').getByRole('link').all();
  for (const link of links.filter((_, index) => index % 25 === 0)) {
    await link.scrollIntoViewIfNeeded();
    await waitForLinkObservers(page);
    await advanceClock(page, 1000);
    await page.waitForLoadState('networkidle');
  }
  await paging(page).scrollIntoViewIfNeeded();
  const next = await pagingLink(page, 'Next').getAttribute('href');
  const [file = ''] = await filesOf(request, next ?? '', list);
  await advanceUntil(page, () => expect(fetched).toContain(file));
  await page.waitForLoadState('networkidle');
  const sizes = [...fetched, ...tables].map(
    (path) => compress(builtFile(buildDir, path) ?? '').length,
  );
  expect(new Set(fetched).size).toBe(fetched.length);
  expect(fetched.length).toBeGreaterThan(5);
  expect(fetched.length).toBeLessThanOrEqual(8);
  expect(tables).toHaveLength(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * 1024);
  expect(maxRunning).toBeLessThanOrEqual(2);
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
  expect(fetched.length).toBeLessThanOrEqual(2);
  expect(errors).toEqual([]);
  await expect(notice(page)).toBeHidden();
});

test("a click doesn't wait for pending prefetches @nightly", async ({page}) => {
  const canceled: string[] = [];
  page.on('requestfailed', (request) => canceled.push(pathOf(request)));
  const fetched = watchPrefetches(page);
  await page.route('**/assets/js/*', (route) =>
    isPrefetch(route.request()) ? undefined : route.continue(),
  );
  await open(page, list);
  await expect.poll(() => fetched.length).toBe(2);
  await navbarLink(page, 'FAQ').click();
  await expect(title(page)).toHaveText('FAQ');
  expect(canceled).toEqual(expect.arrayContaining(fetched.slice(0, 2)));
});
