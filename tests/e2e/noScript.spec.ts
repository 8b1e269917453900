import {expect, test} from '@playwright/test';

test.use({javaScriptEnabled: false});

for (const width of [1280, 390]) {
  test.describe(`without JavaScript, ${width} px wide`, () => {
    test.use({viewport: {width, height: 844}});

    test('a page reads well and its navigation works', async ({page}) => {
      await page.goto('language/SignalClass');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Signal');
      await expect(
        page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link').first(),
      ).toBeVisible();
      await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('FAQ');
    });

    test('dead controls are hidden, and search says what it needs', async ({page}) => {
      await page.goto('language/commands/replaceString');
      // Playwright's search by text leaves noscript out.
      await expect(page.locator('.no-script')).toContainText('Search needs JavaScript');
      await expect(page.locator('.no-script')).toBeVisible();
      await expect(page.locator('button:visible')).toHaveCount(0);
      await expect(page.locator('input:visible')).toHaveCount(0);
    });
  });
}
