import {expect, type Page} from '@playwright/test';
import {letPass, stopClock} from '../support/clock';
import {disabledStylesReason, loadsDisabledStyles} from '../support/loadsDisabledStyles';
import {open} from '../support/open';
import {test} from '../support/test';

const notice = (page: Page) => page.locator('.page-notice');

/** A page with a drawn component. */
const drawn = 'studio/pageLoaders/components/checkbox';

const drawing = (page: Page) => page.locator('figure[data-styles=drawings]').first();

/** The stylesheets that the page asks for, by name: `styles`. */
function listenForStyles(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/assets\/css\/(\w+)\./.exec(request.url()) ?? [];
    if (name) {
      names.add(name);
    }
  });
  return names;
}

/** As by Back and Forward: no pointer has the page loaded ahead. */
async function moveTo(page: Page, route: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, new URL(route, test.info().project.use.baseURL).pathname);
}

test('a page asks for the stylesheets that it needs alone', async ({page, browser}) => {
  test.skip(await loadsDisabledStyles(browser), disabledStylesReason);
  const names = listenForStyles(page);
  for (const [route, own] of [
    ['', 'landing'],
    ['language/commands/length', undefined],
    [drawn, 'drawings'],
    ['searchAPI', 'tools'],
  ] as const) {
    await test.step(`/docs/${route}`, async () => {
      names.clear();
      await open(page, route);
      await page.waitForLoadState('networkidle');
      expect
        .soft([...names].sort(), `/docs/${route}`)
        .toEqual(['styles', ...(own ? [own] : [])].sort());
    });
  }
});

test('a link to a heading waits for no stylesheet', async ({page, browser}) => {
  test.skip(await loadsDisabledStyles(browser), disabledStylesReason);
  const names = listenForStyles(page);
  await open(page, 'language/commands/length');
  await page.locator('.table-of-contents__link').first().click();
  await expect(page).toHaveURL(/#/);
  await page.waitForLoadState('networkidle');
  expect([...names]).toEqual(['styles']);
});

test('a page is not shown before its stylesheets are there', async ({page}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/drawings\..*css$/, async (route) => {
    await held;
    await route.fallback();
  });
  await page.clock.install();
  await open(page, '');
  await stopClock(page);
  const asked = page.waitForRequest(/\/drawings\..*css$/);
  const code = page.waitForEvent('requestfinished', (request) =>
    /\/assets\/js\/\d+\./.test(request.url()),
  );
  await moveTo(page, drawn);
  await Promise.all([asked, code]);
  await letPass(page, 1000);
  await expect(drawing(page)).toHaveCount(0);
  await page.clock.resume();
  release();
  await expect(drawing(page)).toHaveCSS('display', 'flex');
});

test('a stylesheet that is gone keeps no page back, and the next move has it', async ({page}) => {
  let isGone = true;
  await page.route(/\/drawings\..*css$/, (route) =>
    isGone ? route.fulfill({status: 404}) : route.fallback(),
  );
  await open(page, '');
  await moveTo(page, drawn);
  await expect(drawing(page)).toBeVisible();
  await expect(notice(page)).toBeHidden();
  isGone = false;
  await moveTo(page, 'studio/coding');
  await moveTo(page, drawn);
  await expect(drawing(page)).toHaveCSS('display', 'flex');
});

test('a stylesheet of the first page that fails once is asked for again', async ({page}) => {
  let requests = 0;
  await page.route(/\/drawings\..*css$/, (route) => {
    requests += 1;
    return requests === 1 ? route.fulfill({status: 500}) : route.fallback();
  });
  await open(page, drawn);
  await expect(drawing(page)).toHaveCSS('display', 'flex');
  await expect(notice(page)).toBeHidden();
});
