import {expect, type APIRequestContext, type Page, type Request} from '@playwright/test';
import {letPass, letStart, stopClock} from '../../support/clock';
import {open} from '../../support/open';
import {setConnection} from '../../support/searchBox';
import {test} from '../../support/test';
import {other} from '../../support/versions';

const title = (page: Page) => page.getByRole('heading', {level: 1});
const paging = (page: Page) => page.getByRole('navigation', {name: 'Docs pages'});

/** Paths of the files of code that are fetched and not run, in order. */
function watchFetches(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (request.resourceType() === 'fetch' && pathname.includes('/assets/js/')) {
      paths.push(pathname);
    }
  });
  return paths;
}

/** The files that the page at the address has for itself, as its HTML says. */
async function filesOf(request: APIRequestContext, address: string): Promise<string[]> {
  const html = await (await request.get(address)).text();
  const [, table = ''] = /id="?page-table"?[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const {files} = JSON.parse(table) as {files: Record<string, string>};
  return Object.values(files).map((file) => `/docs/${file}`);
}

function watchTables(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [name] = /routes-[^/]*\.json$/.exec(request.url()) ?? [];
    names.push(...(name === undefined ? [] : [name]));
  });
  return names;
}

async function showPaging(page: Page): Promise<{next: string; previous: string}> {
  await paging(page).scrollIntoViewIfNeeded();
  const [previous = '', next = ''] = await paging(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  return {next, previous};
}

test.beforeEach(async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
});

test('links in view are fetched, the next page and the previous one first, and a click transfers nothing of theirs', async ({
  page,
  request,
}) => {
  const fetched = watchFetches(page);
  await stopClock(page);
  await page.goto('language/commands/length');
  await letStart(page);
  const {next, previous} = await showPaging(page);
  const own = await filesOf(request, 'language/commands/length');
  const wanted = [...(await filesOf(request, next)), ...(await filesOf(request, previous))]
    .filter((file) => !own.includes(file))
    .sort();
  expect(wanted.length).toBeGreaterThanOrEqual(2);
  expect(fetched).toEqual([]);
  await letPass(page, 1000);
  await expect.poll(() => fetched.length).toBeGreaterThan(wanted.length);
  expect(fetched.slice(0, wanted.length).sort()).toEqual(wanted);
  await page.waitForLoadState('networkidle');
  await page.clock.resume();
  const cached = await watchCache(page);
  await paging(page).getByRole('link').last().click();
  await expect(page).toHaveURL(next);
  await expect(title(page)).not.toHaveText('length');
  const nextFiles = (await filesOf(request, next)).filter((file) => !own.includes(file));
  expect(nextFiles).not.toEqual([]);
  expect(cached).toEqual(expect.arrayContaining(nextFiles));
});

/** Paths of the scripts that the browser takes from its cache from now on. */
async function watchCache(page: Page): Promise<string[]> {
  const cached: string[] = [];
  const urls = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({requestId, request}) =>
    urls.set(requestId, new URL(request.url).pathname),
  );
  session.on('Network.requestServedFromCache', ({requestId}) =>
    cached.push(urls.get(requestId) ?? ''),
  );
  await session.send('Network.enable');
  return cached;
}

/** Runs in the page: how much has been fetched ahead, with the table that names the files. */
function fetchedBytes(): number {
  return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(
      ({initiatorType, name}) => initiatorType === 'fetch' && /\/assets\/js\/|\/routes-/.test(name),
    )
    .reduce((sum, {transferSize}) => sum + transferSize, 0);
}

test('at most eight pages and 60 KB are fetched ahead in a page view, two at a time', async ({
  page,
}) => {
  const running = new Set<Request>();
  let most = 0;
  const isAhead = (request: Request) =>
    request.resourceType() === 'fetch' && request.url().includes('/assets/js/');
  page.on('request', (request) => {
    if (isAhead(request)) {
      running.add(request);
      most = Math.max(most, running.size);
    }
  });
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  const fetched = watchFetches(page);
  await open(page, 'language/commands/command-list');
  await expect.poll(() => fetched.length).toBeGreaterThan(1);
  const links = await page.getByRole('main').getByRole('link').all();
  for (const link of links.filter((_, place) => place % 25 === 0)) {
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
  const bytes = await page.evaluate(fetchedBytes);
  expect(new Set(fetched).size).toBe(fetched.length);
  expect(fetched.length).toBeGreaterThan(3);
  expect(fetched.length).toBeLessThanOrEqual(8);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(60 * 1024);
  expect(most).toBeLessThanOrEqual(2);
});

for (const connection of [{saveData: true}, {effectiveType: '2g'}, {effectiveType: 'slow-2g'}]) {
  test(`nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({page}) => {
    await setConnection(page, connection);
    const fetched = watchFetches(page);
    const tables = watchTables(page);
    await stopClock(page);
    await page.goto('language/commands/command-list');
    await letStart(page);
    await page.getByRole('main').getByRole('link').last().scrollIntoViewIfNeeded();
    await letPass(page, 5000);
    await page.waitForLoadState('networkidle');
    expect([...fetched, ...tables]).toEqual([]);
  });
}

test('pages of other versions are not fetched ahead', async ({page, request}) => {
  const fetched = watchFetches(page);
  const tables = watchTables(page);
  await open(page, `${other}/language/SignalClass`);
  await expect(page.getByRole('alert').getByRole('link').first()).toBeInViewport();
  await expect.poll(() => fetched.length).toBeGreaterThan(2);
  await page.waitForLoadState('networkidle');
  const files = await filesOf(request, 'language/SignalClass');
  expect(fetched.filter((file) => files.includes(file))).toEqual([]);
  expect(tables).toEqual([`routes-${other}.json`]);
});
