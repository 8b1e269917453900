import {expect, type Page} from '@playwright/test';
import {findExcess, kinds, measuredPages} from '../../bench/pageLoad/budgets';
import {phone} from '../../bench/pageLoad/phone';
import {idle} from '../../bench/pageLoad/visit';
import {weigh} from '../../bench/pageLoad/weigh';
import {startServer} from '../../bench/server';
import {buildDir} from '../../build/emittedRoutes';
import {layoutShift} from '../../support/layoutShift';
import {disabledStylesReason, loadsDisabledStyles} from '../../support/loadsDisabledStyles';
import {open} from '../../support/open';
import {test} from '../../support/test';
import {latest} from '../../support/versions';

/** Holds the bundle back, leaving the page as first painted. Returns a function that releases it. */
async function holdBundle(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/js\/main\./, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const announcement = (page: Page) => page.getByText(`Qodly ${latest} is out`);

/** Expects the page to hydrate without a layout shift. */
async function expectNoShift(page: Page): Promise<void> {
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  expect(await layoutShift(page)).toBeLessThan(0.02);
}

/** Expects the FAQ page to show or omit the announcement, as first painted and once it has hydrated. */
async function expectAnnouncement(page: Page, {visible}: {visible: boolean}): Promise<void> {
  const release = await holdBundle(page);
  await page.goto('faq', {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(announcement(page)).toBeVisible({visible});
  release();
  await expectNoShift(page);
  await expect(announcement(page)).toBeVisible({visible});
}

async function dismissAnnouncement(page: Page): Promise<void> {
  await open(page, 'faq');
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(announcement(page)).toBeHidden();
}

test.describe('before the bundle runs', () => {
  test('shows the announcement without a layout shift', async ({page}) => {
    await expectAnnouncement(page, {visible: true});
  });

  test('omits a dismissed announcement without a layout shift', async ({page}) => {
    await dismissAnnouncement(page);
    await expectAnnouncement(page, {visible: false});
  });

  test('shows a new announcement even if the previous one was dismissed', async ({page}) => {
    await dismissAnnouncement(page);
    const changed = await page.evaluate(() => {
      const keys = Object.keys(localStorage).filter((key) => /announcement\.id/.test(key));
      keys.forEach((key) => localStorage.setItem(key, 'previous-announcement'));
      return keys.length;
    });
    expect(changed).toBe(1);
    await expectAnnouncement(page, {visible: true});
  });

  test("applies the reader's color mode", async ({page}) => {
    await open(page, 'faq');
    const background = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await background();
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(background).not.toBe(light);
    const dark = await background();
    const release = await holdBundle(page);
    await page.goto('language/SignalClass', {waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await background()).toBe(dark);
    release();
  });

  test("shows the page in light mode, regardless of the system's preference", async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    const release = await holdBundle(page);
    await page.goto('faq', {waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    release();
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test('the text does not move when the table of contents arrives later', async ({page}) => {
  let release: () => void = () => undefined;
  const server = await startServer('build', (response, content) => {
    const end = content.indexOf('</article>');
    response.write(content.subarray(0, end));
    release = () => response.end(content.subarray(end));
  });
  await page.goto(`${server.origin}/docs/language/commands/abortProcessByID`, {
    waitUntil: 'commit',
  });
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  release();
  await expectNoShift(page);
  server.stop();
});

test.describe('sizes', () => {
  for (const kind of kinds) {
    test(`a first visit to a page stays within its budget: ${kind}`, async ({browser, baseURL}) => {
      test.skip(await loadsDisabledStyles(browser), disabledStylesReason);
      const {href} = new URL(measuredPages[kind], baseURL);
      const weight = await weigh(() => browser.newPage(phone), href, buildDir, idle);
      expect(findExcess(kind, weight)).toEqual([]);
    });
  }
});
