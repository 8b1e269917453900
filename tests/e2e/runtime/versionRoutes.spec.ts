import {expect, type Locator, type Page, type Request} from '@playwright/test';
import {chooseVersion} from '../../support/chooseVersion';
import {disabledStylesReason, loadsDisabledStyles} from '../../support/loadsDisabledStyles';
import {hydrated, navbarLink, notice, open, title} from '../../support/open';
import {preventPrefetch} from '../../support/preventPrefetch';
import {saveData} from '../../support/saveData';
import {test} from '../../support/test';
import {latest, other, withVersion} from '../../support/versions';

const command = 'language/commands/length';

/** Collects the names of matching files requested from now on. */
function watchFiles(page: Page, pattern: RegExp): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    if (pattern.test(name)) {
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

test('the HTML lists all scripts that a page runs, without a route table', async ({
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

test('only switching to a version requests its route table', async ({page}) => {
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

test('a route table that fails is requested again, or the page reloads', async ({page}) => {
  for (const [failures, isReloaded] of [
    [1, false],
    [Infinity, true],
  ] as const) {
    await test.step(`${failures} failures`, async () => {
      let requests = 0;
      await page.route(/routes-.*\.json/, (route) => {
        requests += 1;
        return requests > failures ? route.continue() : route.fulfill({status: 500, body: 'No'});
      });
      await open(page, command);
      await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
      await navbarLink(page, 'FAQ').click();
      await expect(title(page)).toHaveText('FAQ');
      await expect(hydrated(page)).toBeAttached();
      await expect(notice(page)).toBeHidden();
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(!isReloaded);
    });
  }
});

test('a link preloads on hover, focus, and touch; a click then requests nothing', async ({
  page,
}) => {
  await open(page, command);
  for (const [name, preload] of [
    ['FAQ', (link) => link.hover()],
    ['Guides', (link) => link.focus()],
    ['Integrations', (link) => link.dispatchEvent('touchstart')],
  ] satisfies [string, (link: Locator) => Promise<void>][]) {
    const link = navbarLink(page, name);
    const href = (await link.getAttribute('href')) ?? '';
    const done = page.waitForEvent('requestfinished', (request) =>
      /\/assets\/js\/\d+\./.test(request.url()),
    );
    await preload(link);
    await done;
    const code = watchFiles(page, /\.js$|^routes-/);
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL((url) => url.pathname === href);
    expect(code, name).toEqual([]);
  }
});
