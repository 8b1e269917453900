import {expect, type Page, type Request} from '@playwright/test';
import {advanceClock, stopClock} from '../../support/clock';
import {chooseVersion} from '../../support/chooseVersion';
import {disabledStylesReason, loadsDisabledStyles} from '../../support/loadsDisabledStyles';
import {open} from '../../support/open';
import {prefetchFile, preventPrefetch} from '../../support/prefetchCode';
import {saveData} from '../../support/saveData';
import {test} from '../../support/test';
import {latest, other, withVersion} from '../../support/versions';

const title = (page: Page) => page.getByRole('heading', {level: 1});
const notice = (page: Page) => page.locator('.page-notice');
const navbarLink = (page: Page, name: string) => page.locator('.navbar').getByRole('link', {name});

const command = 'language/commands/length';

/** Collects the names of matching files requested from now on. */
function watchFiles(page: Page, pattern: RegExp): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    // Each page view requests the prefetching code, which is blocked.
    if (pattern.test(name) && name !== prefetchFile()) {
      names.push(name);
    }
  });
  return names;
}

const watchTables = (page: Page) => watchFiles(page, /^routes-.*\.json$/);

test.beforeEach(async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await preventPrefetch(page);
});

test('the HTML lists all scripts that a page runs at load, and no route table is requested', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.skip(await loadsDisabledStyles(browser), disabledStylesReason);
  await page.addInitScript(saveData);
  const tables = watchTables(page);
  let atLoad: Request[] = [];
  page.on('request', (sent) => atLoad.push(sent));
  for (const route of [command, 'language/CollectionClass', `${other}/faq`, 'next/faq']) {
    await test.step(`/${route}`, async () => {
      const html = await (await request.get(`${baseURL ?? ''}${route}`)).text();
      atLoad = [];
      await open(page, route);
      const scripts = atLoad.filter((sent) => sent.resourceType() === 'script');
      expect(scripts.length).toBeGreaterThan(1);
      for (const script of scripts) {
        expect(html).toContain(new URL(script.url()).pathname);
      }
      expect(tables).toEqual([]);
      expect(atLoad.length).toBeLessThanOrEqual(12);
    });
  }
});

test('navigation within a version requests its route table once', async ({page}) => {
  const tables = watchTables(page);
  await open(page, command);
  await navbarLink(page, 'FAQ').click();
  await expect(title(page)).toHaveText('FAQ');
  await navbarLink(page, 'Guides').click();
  await expect(page).toHaveURL(/\/docs\/guides\//);
  expect(tables).toEqual([`routes-${latest}.json`]);
});

test("switching versions requests the other version's route table; Back and Forward request nothing", async ({
  page,
}) => {
  const tables = watchTables(page);
  await open(page, command);
  await chooseVersion(page, withVersion('^VERSION', other));
  await expect(page).toHaveURL(withVersion('/docs/VERSION/language/commands/length$', other));
  await expect(page.locator('html')).toHaveClass(withVersion('docs-version-VERSION', other));
  await navbarLink(page, 'FAQ').click();
  await expect(page).toHaveURL(withVersion('/docs/VERSION/faq$', other));
  await expect(title(page)).toHaveText('FAQ');
  const requestCount = tables.length;
  // A link that ends up under the pointer would be preloaded.
  await page.mouse.move(0, 0);
  await page.goBack();
  await page.goBack();
  await expect(title(page)).toHaveText('length');
  await expect(page.locator('html')).toHaveClass(withVersion('docs-version-VERSION', latest));
  await page.goForward();
  await expect(page.locator('html')).toHaveClass(withVersion('docs-version-VERSION', other));
  expect(tables).toHaveLength(requestCount);
  expect(tables).toContain(`routes-${other}.json`);
});

test('after navigation, the version menu opens the same page in another version', async ({
  page,
}) => {
  await open(page, command);
  await navbarLink(page, 'FAQ').click();
  await expect(title(page)).toHaveText('FAQ');
  await chooseVersion(page, /^next/);
  await expect(page).toHaveURL(/\/docs\/next\/faq$/);
});

test('navigating to an unknown URL shows the not-found page, without a reload', async ({page}) => {
  await open(page, command);
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  await page.evaluate((url) => {
    history.pushState({}, '', url);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, `/docs/${other}/no/such/page`);
  await expect(title(page)).toHaveText('Page not found');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('the article stays the same element when a route table arrives', async ({page}) => {
  await open(page, command);
  await title(page).evaluate((heading) => Object.assign(heading, {isFirst: true}));
  const arrived = page.waitForResponse(withVersion('routes-VERSION.json', latest));
  await navbarLink(page, 'FAQ').hover();
  await arrived;
  await page
    .getByRole('button', {name: /dark|light|system/i})
    .first()
    .click();
  expect(await title(page).evaluate((heading) => 'isFirst' in heading)).toBe(true);
});

test('when a route table fails to load, a reload opens the page', async ({page}) => {
  for (const status of [404, 500]) {
    await test.step(`with ${status}`, async () => {
      await page.route(/routes-.*\.json/, (route) => route.fulfill({status, body: 'No'}));
      await open(page, command);
      await navbarLink(page, 'FAQ').click();
      await expect(title(page)).toHaveText('FAQ');
      await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
      await expect(notice(page)).toBeHidden();
    });
  }
});

test('when a route table comes from another build, a reload opens the page', async ({page}) => {
  await page.route(/routes-.*\.json/, async (route) => {
    const table = {scripts: ['assets/js/main.00000000.js'], routes: [], places: {}, files: {}};
    await route.fulfill({json: {...table, version: latest, docs: [], elsewhere: {}}});
  });
  await open(page, command);
  await navbarLink(page, 'FAQ').click();
  await expect(title(page)).toHaveText('FAQ');
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
});

test('a route table that hangs shows a notice with Retry within 8 s', async ({page}) => {
  await page.route(/routes-.*\.json/, () => undefined);
  await page.clock.install();
  await open(page, command);
  await stopClock(page);
  await navbarLink(page, 'FAQ').click();
  await advanceClock(page, 8000);
  await expect(notice(page)).toContainText('is taking a while');
  await expect(title(page)).toHaveText('length');
  await page.clock.resume();
  await notice(page).getByRole('button', {name: 'Retry'}).click();
  await expect(title(page)).toHaveText('FAQ');
});

for (const [way, preload] of [
  ['hover', (page: Page) => navbarLink(page, 'FAQ').hover()],
  ['focus', (page: Page) => navbarLink(page, 'FAQ').focus()],
] as const) {
  test(`a link is preloaded on ${way}, and a click then needs no request`, async ({page}) => {
    await open(page, command);
    const done = page.waitForEvent('requestfinished', (request) =>
      /\/assets\/js\/\d+\./.test(request.url()),
    );
    await preload(page);
    await done;
    const code = watchFiles(page, /\.js$|^routes-/);
    await navbarLink(page, 'FAQ').click();
    await expect(title(page)).toHaveText('FAQ');
    expect(code).toEqual([]);
  });
}

test('a link to a file preloads nothing', async ({page}) => {
  await open(page, command);
  const tables = watchTables(page);
  await page.locator('main summary').first().click();
  await page.getByRole('link', {name: 'View as Markdown'}).focus();
  expect(tables).toEqual([]);
  // The request for the next link comes later and proves that requests are being collected.
  await navbarLink(page, 'FAQ').focus();
  await expect.poll(() => tables).toEqual([`routes-${latest}.json`]);
});

test('at most two pages are preloaded at once', async ({page}) => {
  await preventPrefetch(page);
  await open(page, 'language/commands/command-list');
  // Navigating loads the route table and the code that all articles share.
  await navbarLink(page, 'FAQ').click();
  await expect(title(page)).toHaveText('FAQ');
  const held: string[] = [];
  await page.route(/\/assets\/js\/\d+\./, async (route) => {
    const url = route.request().url();
    // The route added last takes precedence, so this one also prevents prefetching.
    if (url.endsWith(prefetchFile())) {
      await route.abort();
    } else {
      held.push(url);
    }
  });
  const links = page.locator('main article a[href^="/docs/"]:not([href*="#"])');
  for (const position of [4, 5, 6, 7, 8]) {
    await links.nth(position).focus();
  }
  await expect.poll(() => held.length).toBe(2);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
  expect(held).toHaveLength(2);
});
