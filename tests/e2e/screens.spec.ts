import {expect, test} from '@playwright/test';
import {sizes} from '../support/axe';
import {open} from '../support/open';

const routes = [
  '',
  'studio/overview',
  'studio/pageLoaders/pageLoaderOverview',
  'studio/model/model-editor-interface',
  'studio/debugging',
  'studio/roles/overview',
  'data-explorer',
  'cloud/consoleOverview',
  'cloud/deployManagement',
  'get-started/first-app',
  // Drawn with the CSS of a sample.
  'studio/pageLoaders/components/button',
  'studio/pageLoaders/components/checkbox',
  'studio/pageLoaders/components/textinput',
  'studio/pageLoaders/components/selectbox',
];

test('the drawn screens fit a phone', async ({page}) => {
  test.setTimeout(120_000);
  await page.setViewportSize(sizes.phone);
  for (const route of routes) {
    await test.step(route || 'the landing page', async () => {
      await open(page, route);
      const parts = page.locator('.screen, .screen div');
      await expect.soft(parts.first(), `/docs/${route}`).toBeVisible();
      const cut = await parts.evaluateAll((elements) =>
        elements
          .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1)
          .map(({textContent}) => textContent),
      );
      expect.soft(cut, `/docs/${route}`).toEqual([]);
    });
  }
});

test('each number of a drawing has its item in the list below', async ({page}) => {
  await open(page, 'studio/pageLoaders/pageLoaderOverview');
  const numbers = page.locator('.screen').first().locator('i');
  const items = page.locator('.screen-figure + ol > li');
  await expect(numbers).toHaveText((await items.all()).map((_, index) => String(index + 1)));
  await expect(items.nth(1)).toContainText('Components');
});
