import {expect, type Locator, type Page} from '@playwright/test';
import {faultsInBothModes, sizes} from '../support/axe';
import {open} from '../support/open';
import {test} from '../support/test';

const components = 'studio/pageLoaders/components';

const row = (page: Page) => page.getByRole('group', {name: 'Try'});
const drawing = (page: Page) => page.locator('[data-try] figure');

/** Measures a part of the drawing. */
async function sizeOf(part: Locator): Promise<{width: number; height: number}> {
  const {width = 0, height = 0} = (await part.boundingBox()) ?? {};
  return {width, height};
}

test('the drawing code loads when the row gets focus, and each property then shows in the drawing', async ({
  page,
}) => {
  const scripts: string[] = [];
  await open(page, `${components}/button`);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => {
    // Prefetched code is of another type.
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  await test.step('the code loads on first focus, not before', async () => {
    await row(page).getByRole('textbox', {name: 'Label'}).focus();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });
  await test.step('a typed label, a selected side, and a switch show', async () => {
    await row(page).getByRole('textbox', {name: 'Label'}).fill('Send');
    await expect(drawing(page).getByText('Send').first()).toBeVisible();
    await expect(drawing(page).getByText('Save').first()).toBeHidden();
    await row(page).getByRole('combobox', {name: 'Icon Position'}).selectOption('hidden');
    await expect(drawing(page).getByText('★').filter({visible: true})).toHaveCount(0);
    await row(page).getByRole('checkbox', {name: 'Disable'}).check();
    await expect(drawing(page)).toHaveAccessibleName(
      /Two buttons labeled Save.* Now drawn with Label: Send, Icon Position: hidden, Disable: on\.$/,
    );
  });
});

test('a property can be tried by keyboard alone', async ({page}) => {
  await open(page, `${components}/rangeinput`);
  await row(page).getByRole('combobox', {name: 'Label Position'}).focus();
  await page.keyboard.press('Tab');
  const orientation = row(page).getByRole('combobox', {name: 'Orientation'});
  await expect(orientation).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(orientation).toHaveValue('Vertical');
  await expect(drawing(page)).toHaveAccessibleName(/Orientation: Vertical/);
  const track = drawing(page).locator('[class*=range_]').filter({visible: true});
  await expect
    .poll(async () => {
      const {width, height} = await sizeOf(track);
      return height > width;
    })
    .toBe(true);
});

test('a dependent property appears with the one it depends on', async ({page}) => {
  await open(page, `${components}/textinput`);
  await expect(row(page).getByRole('combobox', {name: 'Type'})).toBeVisible();
  const reveal = row(page).getByRole('checkbox', {name: 'Reveal Password'});
  await expect(reveal).toBeHidden();
  await row(page).getByRole('combobox', {name: 'Type'}).selectOption('password');
  await reveal.check();
  await expect(drawing(page).getByText('◉')).toBeVisible();
});

test('a drawing works after navigation, and again after Back', async ({page}) => {
  await open(page, `${components}/stylebox`);
  const direction = row(page).getByRole('combobox', {name: 'Direction'});
  await direction.selectOption('Column');
  await expect(drawing(page)).toHaveAccessibleName(/Direction: Column,/);
  await page.getByRole('main').getByRole('link', {name: 'Tabs', exact: true}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Tabs');
  await row(page).getByRole('combobox', {name: 'Variant'}).selectOption('Enclosed');
  await expect(drawing(page)).toHaveAccessibleName(/Variant: Enclosed/);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Style Box');
  await direction.selectOption('Row');
  await expect(drawing(page)).toHaveAccessibleName(/Direction: Row,/);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the drawing is shown, and no control is dead', async ({page}) => {
    await page.goto(`${components}/button`);
    await expect(drawing(page).getByText('Save').first()).toBeVisible();
    await expect(page.locator('[data-try] fieldset')).toBeHidden();
    await expect(page.locator('input:visible, select:visible')).toHaveCount(0);
  });
});

for (const [name, size] of Object.entries(sizes)) {
  for (const component of ['textinput', 'checkbox', 'datatable']) {
    test(
      `axe finds no violations in a row in use: ${component}, ${name}`,
      {tag: '@axe'},
      async ({page}) => {
        await page.emulateMedia({reducedMotion: 'reduce'});
        await page.setViewportSize(size);
        await open(page, `${components}/${component}`);
        await row(page).getByRole('checkbox', {name: 'Disable'}).check();
        await expect(drawing(page)).toHaveAccessibleName(/Disable: on/);
        expect(await faultsInBothModes(page)).toEqual([]);
        const fits = await page.evaluate(() => {
          const {scrollWidth, clientWidth} = document.documentElement;
          return scrollWidth <= clientWidth;
        });
        expect(fits).toBe(true);
      },
    );
  }
}
