import {expect, test} from '@playwright/test';
import {faults, sizes} from '../support/axe';
import {open} from '../support/open';

const routes = [
  '',
  'language/commands/replaceString',
  'language/EntitySelectionClass',
  'api/$entityset',
  'guides/queries',
];

for (const route of routes) {
  test(`on a phone, no button covers code: /docs/${route}`, {tag: '@axe'}, async ({page}) => {
    await page.setViewportSize(sizes.phone);
    await open(page, route);
    const copy = page.getByRole('button', {name: 'Copy code to clipboard'});
    await expect(copy.first()).toBeVisible();
    const covered = await page.locator('.theme-code-block').evaluateAll(
      (samples) =>
        // Samples in unselected tabs have boxes, but aren't visible.
        samples
          .filter((sample) => sample.checkVisibility())
          .filter((sample) => {
            const code = sample.querySelector('pre')?.getBoundingClientRect();
            return [...sample.querySelectorAll('button')]
              .map((button) => button.getBoundingClientRect())
              .some(({height, bottom}) => height > 0 && (!code || bottom > code.top));
          }).length,
    );
    expect(covered).toBe(0);
    expect(await faults(page)).toEqual([]);
  });
}

test('the strip shows the language or the title, and copying is announced', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'guides/queries');
  const strips = page.locator('.code-strip');
  await expect(strips.first()).toHaveText(/^QodlyScript/);
  await expect(strips.filter({hasText: 'Employee'}).first()).toBeVisible();
  const copy = strips.first().getByRole('button', {name: 'Copy code to clipboard'});
  await copy.click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeAttached();
  await expect(copy).toHaveText('Copy');
  await open(page, 'data-explorer');
  // Plain text has a title but no language.
  const sample = page.locator('.theme-code-block.language-text');
  await expect(sample.locator('.code-strip')).toHaveText(/^Query/);
});

test('a request is fully visible, without a wrap button', async ({page}) => {
  await page.setViewportSize(sizes.phone);
  await open(page, 'api/$entityset');
  const request = page.locator('.theme-code-block', {hasText: '$logicOperator={operator}'}).first();
  await expect(request.getByRole('button', {name: 'Copy code to clipboard'})).toBeVisible();
  await expect(request.getByRole('button', {name: 'Wrap long lines'})).toHaveCount(0);
  expect(
    await request.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth),
  ).toBeLessThanOrEqual(0);
});

test('the buttons shift nothing when they appear', async ({browser, baseURL}) => {
  const heightOf = async (javaScriptEnabled: boolean) => {
    const context = await browser.newContext({javaScriptEnabled, ...(baseURL && {baseURL})});
    const page = await context.newPage();
    await page.goto('guides/queries');
    const strip = page.locator('.code-strip').first();
    const copy = strip.getByRole('button', {name: 'Copy code to clipboard'});
    await expect(copy).toHaveCount(javaScriptEnabled ? 1 : 0);
    const box = await strip.boundingBox();
    await context.close();
    return box?.height;
  };
  expect(await heightOf(true)).toBe(await heightOf(false));
});
