import {expect} from '@playwright/test';
import {sizes} from '../support/axe';
import {open} from '../support/open';
import {nightlyAfterFirst, test} from '../support/test';
import {latest, pagesOf} from '../support/versions';

test.describe('a drawn screen', () => {
  const routes = pagesOf(latest)
    .filter(({source}) => /^ *```screen/m.test(source))
    .map(({route}) => route);

  for (const [route, mark] of nightlyAfterFirst(routes)) {
    test(`drawn screens fit a phone: /docs/${route}${mark}`, async ({page}) => {
      await page.setViewportSize(sizes.phone);
      await open(page, route);
      const parts = page.locator('.screen, .screen *');
      await expect(parts.first()).toBeVisible();
      const overflowing = await parts.evaluateAll((elements) =>
        elements
          .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1)
          .map(({textContent}) => textContent)
          .filter(Boolean),
      );
      expect(overflowing).toEqual([]);
    });
  }
});
