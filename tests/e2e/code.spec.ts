import {expect, test} from '@playwright/test';
import {open} from '../support/open';

test('a sample is copied verbatim, and has no wrap button if it fits its box', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'language/SignalClass');
  const sample = page.locator('.theme-code-block', {hasText: 'payrollReady : 4D.Signal'}).first();
  await expect(sample.getByRole('button', {name: 'Copy code to clipboard'})).toBeVisible();
  await expect(sample.getByRole('button', {name: 'Wrap long lines'})).toHaveCount(0);
  await sample.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(sample.getByRole('button', {name: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^var payrollReady : 4D\.Signal\n/);
});

test('the wrap button makes long lines wrap, and scroll again', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, 'guides/queries');
  const sample = page.locator('.theme-code-block').first();
  const hidden = () => sample.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(await hidden()).toBeGreaterThan(0);
  const wrap = sample.getByRole('button', {name: 'Wrap long lines'});
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  await expect(wrap).toHaveCSS('opacity', '1');
  await wrap.focus();
  await page.keyboard.press('Enter');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(hidden).toBe(0);
  await page.keyboard.press('Enter');
  await expect.poll(hidden).toBeGreaterThan(0);
});

test('a highlighted line stands out from the others', async ({page}) => {
  await open(page, 'markdown-page');
  const lines = page
    .locator('.theme-code-block', {hasText: 'a sample with a title and a highlighted line'})
    .last()
    .locator('.token-line');
  await expect(lines.filter({hasText: 'if (employee'})).toHaveCSS(
    'background-color',
    'rgb(253, 243, 209)',
  );
  await expect(lines.filter({hasText: 'var employee'})).toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  );
});
