import {expect, type Page} from '@playwright/test';
import {sizes} from '../support/axe';
import {open} from '../support/open';
import {preventPrefetch} from '../support/preventPrefetch';
import {nightlyAfterFirst, test} from '../support/test';
import {latest, pagesOf} from '../support/versions';

test.describe('an interactive drawing of a component', () => {
  const components = 'studio/pageLoaders/components';

  const controls = (page: Page) => page.getByRole('group', {name: 'Try'});
  const drawing = (page: Page) => page.locator('[data-try] figure');

  test('the drawing loads on focus, and reflects each property', async ({page}) => {
    const scripts: string[] = [];
    await preventPrefetch(page);
    await open(page, `${components}/button`);
    await expect(controls(page)).toHaveCSS('display', 'flex');
    await page.waitForLoadState('networkidle');
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        scripts.push(request.url());
      }
    });
    await test.step('the code loads on first focus, not before', async () => {
      await controls(page).getByRole('textbox', {name: 'Label'}).focus();
      await expect.poll(() => scripts.length).toBeGreaterThan(0);
    });
    await test.step('the drawing reflects a typed label, a selected position, and a checkbox', async () => {
      await controls(page).getByRole('textbox', {name: 'Label'}).fill('Send');
      await expect(drawing(page).getByText('Send').first()).toBeVisible();
      await expect(drawing(page).getByText('Save').first()).toBeHidden();
      await controls(page).getByRole('combobox', {name: 'Icon Position'}).selectOption('hidden');
      await expect(drawing(page).getByText('★').filter({visible: true})).toHaveCount(0);
      await controls(page).getByRole('checkbox', {name: 'Disable'}).check();
      await expect(drawing(page)).toHaveAccessibleName(
        /Two buttons labeled Save.* Now drawn with Label: Send, Icon Position: hidden, Disable: on\.$/,
      );
    });
  });

  test('a dependent property appears with its condition @nightly', async ({page}) => {
    await open(page, `${components}/textinput`);
    await expect(controls(page).getByRole('combobox', {name: 'Type'})).toBeVisible();
    const reveal = controls(page).getByRole('checkbox', {name: 'Reveal Password'});
    await expect(reveal).toBeHidden();
    await controls(page).getByRole('combobox', {name: 'Type'}).selectOption('password');
    await reveal.check();
    await expect(drawing(page).getByText('◉')).toBeVisible();
  });
});

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
