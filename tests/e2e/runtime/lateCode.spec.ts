import {expect, type Page} from '@playwright/test';
import {deadline} from '../../../src/client/deadline';
import {advanceUntilShown, stopClock} from '../../support/clock';
import {respondWith, faultKinds} from '../../support/faults';
import {hold} from '../../support/hold';
import {nightly, nightlyAfterFirst, test} from '../../support/test';

const notice = (page: Page) => page.locator('.page-notice');
const title = (page: Page) => page.getByRole('heading', {level: 1});

const mainBundle = /\/assets\/js\/main\./;

test('when the main bundle hangs, the text is readable and a notice appears within the deadline', async ({
  page,
}) => {
  let hasRecovered = false;
  await page.route(mainBundle, (route) => (hasRecovered ? route.fallback() : undefined));
  await stopClock(page);
  await page.goto('faq', {waitUntil: 'commit'});
  await expect(title(page)).toHaveText('FAQ');
  await advanceUntilShown(page, deadline, notice(page).getByText('You can read this page'));
  hasRecovered = true;
  await page.clock.resume();
  await notice(page).getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await expect(notice(page)).toBeHidden();
});

test('a bundle that arrives late removes the notice', nightly, async ({page}) => {
  const release = await hold(page, mainBundle);
  await stopClock(page);
  await page.goto('faq', {waitUntil: 'commit'});
  await expect(title(page)).toHaveText('FAQ');
  await advanceUntilShown(page, deadline, notice(page).getByText('You can read this page'));
  await page.clock.resume();
  release();
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await expect(notice(page)).toBeHidden();
});

test('text typed after / is shown while the scripts hang', nightly, async ({page}) => {
  await page.route(/\/assets\/js\//, () => undefined);
  await page.goto('faq', {waitUntil: 'commit'});
  const box = page.locator('.navbar [data-search] button');
  await expect(box).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('replaceS');
  const shownText = () =>
    box
      .locator('.search-placeholder-text')
      .evaluate((element) => getComputedStyle(element, '::before').content);
  await expect.poll(shownText).toBe('"replaceS"');
  await page.keyboard.press('Escape');
  await expect.poll(shownText).not.toContain('replaceS');
});

test(
  'when a chunk is missing and the server hangs, a notice says that the site is not responding',
  nightly,
  async ({page}) => {
    await page.route('**/faq', (route) =>
      route.request().isNavigationRequest() ? route.fallback() : undefined,
    );
    await page.route(/\/assets\/js\/(?!main|vendor)/, (route) => route.fulfill({status: 404}));
    await page.goto('faq', {waitUntil: 'commit'});
    await expect(notice(page)).toContainText("The site isn't responding");
    await expect(title(page)).toHaveText('FAQ');
  },
);

for (const [index, fault] of faultKinds.filter((kind) => kind !== 'truncated').entries()) {
  test(
    `without its stylesheet (${fault}), a page is readable, shows a notice, and has no oversized icons`,
    nightlyAfterFirst(index),
    async ({page}) => {
      let hasRecovered = false;
      await page.route(/\.css$/, (route) =>
        hasRecovered ? route.fallback() : respondWith(fault, route),
      );
      await page.goto('faq', {waitUntil: 'commit'});
      await expect(notice(page)).toContainText('You can read this page');
      await expect(title(page)).toBeVisible();
      const widest = await page
        .locator(':is(button, a) svg')
        .evaluateAll((icons) =>
          Math.max(...icons.map((icon) => icon.getBoundingClientRect().width)),
        );
      expect(widest).toBeLessThan(40);
      hasRecovered = true;
      await notice(page).getByRole('button', {name: 'Retry'}).click();
      await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
      await expect(notice(page)).toBeHidden();
      await expect(page.locator('.navbar')).toHaveCSS('display', 'flex');
    },
  );
}

test(
  'the reader reaches the page on a network that drops every second request',
  nightly,
  async ({page}) => {
    let count = 0;
    await page.route(/\/docs\//, (route) => {
      count += 1;
      return count % 2 === 0 && route.request().resourceType() !== 'document'
        ? route.abort()
        : route.fallback();
    });
    await page.goto('language/SignalClass');
    await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
    await expect(title(page)).toHaveText('FAQ');
  },
);
