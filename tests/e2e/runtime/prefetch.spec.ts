import {expect, type APIRequestContext, type Page} from '@playwright/test';
import {open} from '../../support/open';
import {setConnection} from '../../support/searchBox';
import {test} from '../../support/test';
import {latest, other} from '../../support/versions';

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
  await page.addInitScript(() => {
    // The browser becomes idle when the test lets it.
    const callbacks: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (callback: () => void) => callbacks.push(callback),
      becomeIdle: () => callbacks.splice(0).forEach((callback) => callback()),
    });
  });
  const becomeIdle = () =>
    page.evaluate(() => (window as unknown as {becomeIdle: () => void}).becomeIdle());
  await open(page, 'language/commands/length');
  const {next, previous} = await showPaging(page);
  await becomeIdle();
  await expect
    .poll(async () => {
      await becomeIdle();
      return fetched.length;
    })
    .toBeGreaterThan(2);
  const expected = [...(await filesOf(request, next)), ...(await filesOf(request, previous))];
  const known = await filesOf(request, 'language/commands/length');
  const own = expected.filter((file) => !known.includes(file));
  expect(own.length).toBeGreaterThanOrEqual(2);
  expect(fetched.slice(0, own.length).sort()).toEqual(own.sort());
  await paging(page).getByRole('link').last().click();
  await expect(page).toHaveURL(next);
  await expect(title(page)).not.toHaveText('length');
  const transferred = await page.evaluate(
    (files) =>
      files.map((file) =>
        (performance.getEntriesByName(location.origin + file) as PerformanceResourceTiming[])
          .filter(({initiatorType}) => initiatorType === 'script')
          .reduce((sum, {transferSize}) => sum + transferSize, 0),
      ),
    await filesOf(request, next),
  );
  expect(transferred.filter((bytes) => bytes > 0)).toEqual([]);
});

test('at most eight pages and 60 KB are fetched ahead in a page view, two at a time', async ({
  page,
}) => {
  let open2 = 0;
  let most = 0;
  const isCode = (url: string) => url.includes('/assets/js/');
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && isCode(request.url())) {
      open2 += 1;
      most = Math.max(most, open2);
    }
  });
  page.on('requestfinished', (request) => {
    open2 -= request.resourceType() === 'fetch' && isCode(request.url()) ? 1 : 0;
  });
  const fetched = watchFetches(page);
  await open(page, 'language/commands/command-list');
  await expect.poll(() => fetched.length).toBeGreaterThan(1);
  const main = page.getByRole('main');
  for (let count = 0; count < 6; count += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(700);
  }
  await expect(main).toBeVisible();
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(
        ({initiatorType, name}) =>
          initiatorType === 'fetch' && /\/assets\/js\/|\/routes-/.test(name),
      )
      .reduce((sum, {transferSize}) => sum + transferSize, 0),
  );
  console.log(fetched.length, bytes, most);
  expect(fetched.length).toBeLessThanOrEqual(8);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(60 * 1024);
  expect(most).toBeLessThanOrEqual(2);
});

for (const connection of [{saveData: true}, {effectiveType: '2g'}, {effectiveType: 'slow-2g'}]) {
  test(`nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({page}) => {
    await setConnection(page, connection);
    const fetched = watchFetches(page);
    const tables: string[] = [];
    page.on('request', (request) => {
      tables.push(...(request.url().includes('/routes-') ? [request.url()] : []));
    });
    await open(page, 'language/commands/command-list');
    await page.getByRole('main').getByRole('link').last().scrollIntoViewIfNeeded();
    await page.waitForTimeout(2000);
    expect([...fetched, ...tables]).toEqual([]);
  });
}

test('pages of other versions are not fetched ahead', async ({page, request}) => {
  const tables: string[] = [];
  page.on('request', (sent) => {
    tables.push(...(/routes-[^/]*\.json$/.exec(sent.url())?.[0].split() ?? []));
  });
  const fetched = watchFetches(page);
  await open(page, `${other}/language/SignalClass`);
  const toLatest = page.getByRole('main').getByRole('link', {name: /latest|Signal/i}).first();
  await expect(toLatest).toBeInViewport();
  await expect.poll(() => fetched.length).toBeGreaterThan(2);
  const files = await filesOf(request, 'language/SignalClass');
  expect(fetched.filter((file) => files.includes(file))).toEqual([]);
  expect(tables).toEqual([`routes-${other}.json`]);
  expect(latest).not.toBe(other);
});
