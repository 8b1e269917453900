import {expect, type Page} from '@playwright/test';
import {startCdn} from '../../bench/server';
import {hold} from '../../support/hold';
import {layoutShift} from '../../support/layoutShift';
import {hydrated, open, title} from '../../support/open';
import {test} from '../../support/test';
import {latest} from '../../support/versions';

/** Holds the bundle back, leaving the page as first painted. */
const holdBundle = (page: Page) => hold(page, /\/assets\/js\/main\./);

const announcement = (page: Page) => page.getByText(`Qodly ${latest} is out`);

/** Expects the page to hydrate without a layout shift. */
async function expectNoShift(page: Page): Promise<void> {
  await expect(hydrated(page)).toBeAttached();
  expect(await layoutShift(page)).toBeLessThan(0.02);
}

/** Expects the FAQ page to show or omit the announcement, as first painted and once it has hydrated. */
async function expectAnnouncement(page: Page, {visible}: {visible: boolean}): Promise<void> {
  const release = await holdBundle(page);
  await page.goto('faq', {waitUntil: 'commit'});
  await expect(title(page)).toBeVisible();
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
  test('shows the announcement without a layout shift @nightly', async ({page}) => {
    await expectAnnouncement(page, {visible: true});
  });

  test('omits a dismissed announcement without a layout shift', async ({page}) => {
    await dismissAnnouncement(page);
    await expectAnnouncement(page, {visible: false});
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
    await expect(title(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await background()).toBe(dark);
    release();
  });
});

test('the text does not move when the table of contents arrives later @nightly', async ({page}) => {
  let release: () => void = () => undefined;
  const server = await startCdn('build', (response, content) => {
    const end = content.indexOf('</article>');
    response.write(content.subarray(0, end));
    release = () => response.end(content.subarray(end));
  });
  await page.goto(`${server.origin}/docs/language/commands/abortProcessByID`, {
    waitUntil: 'commit',
  });
  await expect(title(page)).toBeVisible();
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  release();
  await expectNoShift(page);
  server.stop();
});

test("React computes the ids that are in the server's HTML", async ({page}) => {
  await open(page, 'language/EntityClass');
  const [total, differing] = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id^="_R_"]')].map((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps')) ?? '';
      const props = (element as unknown as Record<string, {id?: string} | undefined>)[key];
      return [element.id, props?.id];
    });
    return [ids.length, ids.filter(([served, computed]) => served !== computed)];
  });
  expect(total).toBeGreaterThan(0);
  expect(differing).toEqual([]);
});
