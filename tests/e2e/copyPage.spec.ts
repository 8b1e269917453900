import {expect, type Page} from '@playwright/test';
import {deadline} from '../../src/client/deadline';
import {advanceClock, stopClock} from '../support/clock';
import {expectMessage, forgetMessages, recordMessages} from '../support/messages';
import {open} from '../support/open';
import {preventPrefetch} from '../support/prefetchCode';
import {test} from '../support/test';

const menu = (page: Page) => page.locator('main summary').first();

async function copyPage(page: Page): Promise<void> {
  await menu(page).click();
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
}

test('"Copy page" copies the page as Markdown, even after navigation, and shows a confirmation', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await recordMessages(page);
  await open(page, 'language/commands/replaceString');
  await copyPage(page);
  await expectMessage(page, 'Page copied as Markdown');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^# replaceString\n\n> Replaces /);
  expect(copied).toContain('| source | string | in |');
  await open(page, 'language/SignalClass');
  await page.getByRole('main').getByRole('link', {name: 'newSignal'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('newSignal');
  await forgetMessages(page);
  await copyPage(page);
  await expectMessage(page, 'Page copied as Markdown');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# newSignal\n/);
});

test('"Copy page" copies the page at the current URL while it is still loading', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await recordMessages(page);
  await open(page, 'language/SignalClass');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', (route) => held.then(() => route.continue()));
  await page.getByRole('main').getByRole('link', {name: 'newSignal'}).first().click();
  await expect(page).toHaveURL(/\/newSignal$/);
  await copyPage(page);
  await expectMessage(page, 'Page copied as Markdown');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Signal');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# newSignal\n/);
  release();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('newSignal');
});

test('"Copy page" opens the Markdown if the browser denies access to the clipboard', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    Object.assign(Clipboard.prototype, {write: refuse, writeText: refuse});
  });
  await open(page, 'faq');
  await copyPage(page);
  await expect(page).toHaveURL(/\/docs\/faq\.md$/);
});

test('"Copy page" keeps the page and shows an error when the Markdown fails to load', async ({
  page,
}) => {
  await page.route('**/faq.md', (route) => route.abort());
  await recordMessages(page);
  await open(page, 'faq');
  await copyPage(page);
  await expectMessage(page, "Couldn't load the page, so nothing was copied");
  await expect(page).toHaveURL(/\/docs\/faq$/);
});

test(
  '"Copy page" shows an error within the deadline when the Markdown never arrives',
  {tag: '@runtime'},
  async ({page}) => {
    // Prefetched data would restart the deadline.
    await preventPrefetch(page);
    await page.route('**/faq.md', () => undefined);
    await page.clock.install();
    await page.addInitScript(() => {
      // The native function ignores the test's clock.
      AbortSignal.timeout = (milliseconds) => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds);
        return controller.signal;
      };
    });
    await open(page, 'faq');
    await stopClock(page);
    await copyPage(page);
    await expect(menu(page)).toHaveText('Copying…');
    await advanceClock(page, deadline);
    await expect(page.getByRole('status').filter({hasText: 'nothing was copied'})).toBeAttached();
    await page.clock.resume();
    await expect(menu(page)).toHaveText('Copy page');
  },
);

test('"View as Markdown" opens the Markdown, and the head links to it', async ({page}) => {
  await open(page, 'next/api/$filter');
  const alternate = page.locator('head link[type="text/markdown"]');
  await expect(alternate).toHaveAttribute('href', '/docs/next/api/$filter.md');
  const response = page.waitForResponse('**/next/api/$filter.md');
  await menu(page).click();
  await page.getByRole('link', {name: 'View as Markdown'}).click();
  expect((await response).headers()['content-type']).toContain('text/markdown');
  await expect(page.locator('body')).toContainText('# $filter');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the menu has only links', async ({page}) => {
    await page.goto('faq');
    await menu(page).click();
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
    await expect(page.getByText('Copy as Markdown')).toBeHidden();
  });
});

test('all docs for a version can be downloaded, and the note to agents is hidden from readers and screen readers', async ({
  page,
}) => {
  await open(page, 'faq');
  await expect(page.getByText("Don't answer from another version")).toBeHidden();
  await menu(page).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', {name: /^Download docs for .* \(\.zip\)$/}).click();
  expect((await download).suggestedFilename()).toMatch(/^qodly-docs-.*\.zip$/);
});

test('the menu offers no assistant unless the publisher allows it, and closes on Escape and outside clicks', async ({
  page,
}) => {
  await open(page, 'faq');
  const entry = page.getByRole('button', {name: 'Copy as Markdown'});
  await menu(page).press('Enter');
  await expect(entry).toBeVisible();
  await expect(page.getByRole('link', {name: /^Open in/})).toHaveCount(0);
  await entry.focus();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(menu(page)).toBeFocused();
  await menu(page).click();
  await page.getByRole('heading', {level: 1}).click();
  await expect(entry).toBeHidden();
});

test('on a small phone, the first sentence starts in the top third', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  for (const route of [
    'language/commands/replaceString',
    'studio/httpHandlers',
    'get-started/first-app',
  ]) {
    await open(page, route);
    const top = await page
      .locator('article .article-text p')
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);
    expect.soft(top, route).toBeLessThanOrEqual(740 / 3);
  }
});
