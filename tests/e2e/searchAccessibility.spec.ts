import {expect, test} from '@playwright/test';
import {faultsInBothModes, sizes} from '../support/axe';
import {clearBox} from '../support/clearBox';
import {open} from '../support/open';
import {input, loadBox, openBox, panel, results, search, setConnection} from '../support/searchBox';

for (const [size, viewport] of Object.entries(sizes)) {
  test(
    `axe finds no violations in the search button, the box, and its panel, ${size}`,
    {tag: '@axe'},
    async ({page}) => {
      await setConnection(page, {saveData: true});
      await page.setViewportSize(viewport);
      await open(page, 'faq');
      const button = page.locator('.navbar').getByRole('button', {name: 'Search...'});
      await expect(button).toBeVisible();
      expect(await faultsInBothModes(page)).toEqual([]);
      await button.click();
      await expect(input(page)).toBeFocused();
      expect(await faultsInBothModes(page)).toEqual([]);
      await search(page, 'session privileges');
      await expect(results(page).locator('.search-hit-excerpt mark').first()).toBeVisible();
      expect(await faultsInBothModes(page)).toEqual([]);
      await input(page).fill('qqqqxxxxzzzz');
      await expect(panel(page)).toContainText('No results found.');
      expect(await faultsInBothModes(page)).toEqual([]);
    },
  );
}

test('is a combobox with a listbox, and announces the number of results', async ({page}) => {
  const box = await openBox(page);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await search(page, 'string');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  const list = page.getByRole('listbox', {name: 'Search results'});
  await expect(box).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  await expect(page.getByRole('status').filter({hasText: '8 results.'})).toBeAttached();
  await box.press('ArrowDown');
  const second = results(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await second.getAttribute('id')) ?? '',
  );
  await box.press('ArrowUp');
  await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toBeFocused();
});

test('the dialog can be used by keyboard alone', async ({page}) => {
  const box = await openBox(page);
  await search(page, 'string');
  await test.step('Tab to the end and around, Shift+Tab back', async () => {
    for (const name of ['Clear', 'Cancel']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', {name})).toBeFocused();
    }
    const versions = page.getByRole('group', {name: 'Version to search'}).getByRole('button');
    for (const version of await versions.all()) {
      await page.keyboard.press('Tab');
      await expect(version).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Help'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Submit'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(box).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', {name: 'Help'})).toBeFocused();
    await expect(results(page).first()).toBeVisible();
  });
  await test.step('Enter selects another version', async () => {
    await clearBox(page);
    const first = await search(page, 'replaceString');
    await page.getByRole('group', {name: 'Version to search'}).getByText('next').focus();
    await page.keyboard.press('Enter');
    await expect(first).toHaveAttribute('href', /\/docs\/next\//);
  });
});

test('the single-key shortcut can be turned off permanently, and on again', async ({page}) => {
  await openBox(page);
  await search(page, 'string');
  await page.getByRole('button', {name: 'Help'}).click();
  const slash = page.getByRole('button', {name: '/ opens search', pressed: true});
  await slash.click();
  await expect(slash).toHaveCount(0);
  await open(page, 'faq');
  await loadBox(page);
  await page.keyboard.press('/');
  await expect(input(page)).toHaveCount(0);
  await page.keyboard.press('Control+K');
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('');
  await search(page, 'string');
  await page.getByRole('button', {name: 'Help'}).click();
  await page.getByRole('button', {name: '/ opens search', pressed: false}).click();
  await page.keyboard.press('Escape');
  await expect(input(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(input(page)).toBeFocused();
});

test('in forced colors, the selected hit differs from the others, and highlights from the text', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openBox(page);
  await search(page, 'session privileges');
  await expect(results(page).nth(1)).toBeVisible();
  const outline = (number: number) =>
    results(page)
      .nth(number)
      .evaluate((hit) => getComputedStyle(hit).outlineStyle);
  expect(await outline(0)).toBe('solid');
  expect(await outline(1)).toBe('none');
  const mark = results(page).locator('mark').first();
  await expect(mark).toBeVisible();
  const colors = await mark.evaluate((element) => [
    getComputedStyle(element).backgroundColor,
    getComputedStyle(element.parentElement ?? element).backgroundColor,
  ]);
  expect(colors[0]).not.toBe(colors[1]);
});
