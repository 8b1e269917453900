import {expect} from '@playwright/test';
import {deadline} from '../../src/client/deadline';
import {letPass, stopClock} from '../support/clock';
import {open} from '../support/open';
import {test} from '../support/test';

const copyButton = {name: 'Copy page'};

test('"Copy page" copies the Markdown of the page, also of one that the reader has gone on to, and says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'language/commands/replaceString');
  await page.getByRole('button', copyButton).click();
  await expect(page.getByRole('status').filter({hasText: 'copied as Markdown'})).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^# replaceString\n\n> Replaces /);
  expect(copied).toContain('| source | string | in |');
  await open(page, 'language/SignalClass');
  await page.getByRole('main').getByRole('link', {name: 'newSignal'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('newSignal');
  await page.getByRole('button', copyButton).click();
  await expect(page.getByRole('status').filter({hasText: 'copied as Markdown'})).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# newSignal\n/);
});

test('"Copy page" copies the page of the address while that is still loading', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'language/SignalClass');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', (route) => held.then(() => route.continue()));
  await page.getByRole('main').getByRole('link', {name: 'newSignal'}).first().click();
  await expect(page).toHaveURL(/\/newSignal$/);
  await page.getByRole('button', copyButton).click();
  await expect(page.getByRole('status').filter({hasText: 'copied as Markdown'})).toBeAttached();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Signal');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# newSignal\n/);
  release();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('newSignal');
});

test('"Copy page" opens the Markdown where the clipboard refuses', async ({page}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    Object.assign(Clipboard.prototype, {write: refuse, writeText: refuse});
  });
  await open(page, 'faq');
  await page.getByRole('button', copyButton).click();
  await expect(page).toHaveURL(/\/docs\/faq\.md$/);
});

test('"Copy page" keeps the page and says so when there is no Markdown to be had', async ({
  page,
}) => {
  await page.route('**/faq.md', (route) => route.abort());
  await open(page, 'faq');
  await page.getByRole('button', copyButton).click();
  await expect(page.getByRole('status').filter({hasText: 'nothing was copied'})).toBeAttached();
  await expect(page).toHaveURL(/\/docs\/faq$/);
});

test('"Copy page" says so within the deadline when the Markdown never comes', async ({page}) => {
  await page.route('**/faq.md', () => undefined);
  await page.clock.install();
  await page.addInitScript(() => {
    // The browser's own keeps to no clock that a test controls.
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds);
      return controller.signal;
    };
  });
  await open(page, 'faq');
  await stopClock(page);
  await page.getByRole('button', copyButton).click();
  await expect(page.getByRole('button', {name: 'Copying…'})).toBeVisible();
  await letPass(page, deadline);
  await expect(page.getByRole('status').filter({hasText: 'nothing was copied'})).toBeAttached();
  await page.clock.resume();
  await expect(page.getByRole('button', copyButton)).toBeVisible();
});

test('"View as Markdown" leads to the Markdown, and the head names it', async ({page}) => {
  await open(page, 'next/api/$filter');
  const alternate = page.locator('head link[type="text/markdown"]');
  await expect(alternate).toHaveAttribute('href', '/docs/next/api/$filter.md');
  const answer = page.waitForResponse('**/next/api/$filter.md');
  await page.getByRole('link', {name: 'View as Markdown'}).click();
  expect((await answer).headers()['content-type']).toContain('text/markdown');
  await expect(page.locator('body')).toContainText('# $filter');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('there is the link alone', async ({page}) => {
    await page.goto('faq');
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
    await expect(page.getByText('Copy page')).toBeHidden();
  });
});

test('the whole version is there to read offline; readers neither see nor hear the line for agents', async ({
  page,
}) => {
  await open(page, 'faq');
  await expect(page.getByText("Don't answer from another version")).toBeHidden();
  const download = page.waitForEvent('download');
  await page.getByRole('link', {name: /^All of .* \(zip\)$/}).click();
  expect((await download).suggestedFilename()).toMatch(/^qodly-docs-.*\.zip$/);
});
