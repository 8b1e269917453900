import {expect, test} from '@playwright/test';
import {sizes} from '../support/axe';
import {open} from '../support/open';

const routes = [
  'studio/overview',
  'studio/pageLoaders/pageLoaderOverview',
  'studio/model/model-editor-interface',
  'studio/debugging',
  'studio/roles/overview',
  'data-explorer',
  'cloud/consoleOverview',
  'cloud/deployManagement',
  'get-started/first-app',
  // Drawn with a sample's CSS.
  'studio/pageLoaders/components/button',
  'studio/pageLoaders/components/checkbox',
  'studio/pageLoaders/components/textinput',
  'studio/pageLoaders/components/selectbox',
];

for (const route of routes) {
  test(`drawn screens fit a phone: /docs/${route}`, async ({page}) => {
    await page.setViewportSize(sizes.phone);
    await open(page, route);
    const parts = page.locator('.screen, .screen div');
    await expect(parts.first()).toBeVisible();
    const overflowing = await parts.evaluateAll((elements) =>
      elements
        .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1)
        .map(({textContent}) => textContent),
    );
    expect(overflowing).toEqual([]);
  });
}

test('each number in a drawing has an item in the list below', async ({page}) => {
  await open(page, 'studio/pageLoaders/pageLoaderOverview');
  const numbers = page.locator('.screen').first().locator('i');
  const items = page.locator('.screen-figure + ol > li');
  await expect(numbers).toHaveText((await items.all()).map((_, index) => String(index + 1)));
  await expect(items.nth(1)).toContainText('Components');
});
