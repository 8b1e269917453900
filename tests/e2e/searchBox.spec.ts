import {expect, type Page} from '@playwright/test';
import {findViolations, findViolationsInBothModes, sizes} from '../support/axe';
import {goBackFromClosedLayer, open} from '../support/open';
import {
  dialog,
  indexes,
  input,
  openBox,
  openBoxOnPhone,
  panel,
  results,
  search,
} from '../support/searchBox';
import {nightly, test} from '../support/test';

/** axe also checks the page behind the box, and a longer page takes longer. */
const shortPage = 'language/SignalClass';

const button = (page: Page) => page.locator('.navbar [data-search] button');

const ways: Record<string, (page: Page) => Promise<void>> = {
  'a click': (page) => button(page).click(),
  '/': (page) => page.keyboard.press('/'),
  'Ctrl+K': (page) => page.keyboard.press('Control+k'),
};

test('a click, /, and Ctrl+K open a dialog with focus in its field', async ({page}) => {
  await open(page, 'faq');
  for (const [way, openDialog] of Object.entries(ways)) {
    await test.step(way, async () => {
      await openDialog(page);
      await expect(input(page)).toBeFocused();
      await expect(dialog(page).and(page.locator(':modal'))).toBeVisible();
      await expect(dialog(page).getByRole('group', {name: 'Tasks'})).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    });
  }
});

test('typing while the button has focus opens the dialog with the typed text', async ({page}) => {
  await open(page, 'faq');
  await button(page).focus();
  await page.keyboard.type('replaceString');
  await expect(input(page)).toHaveValue('replaceString');
  await expect(results(page).first()).toContainText('replaceString');
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
});

test('the dialog is centered, and fills the screen of a phone @nightly', async ({page}) => {
  const longQuery = 'how do I sort an entity selection by day';
  await openBox(page);
  await search(page, longQuery);
  const width = async () => (await dialog(page).boundingBox())?.width;
  const isQueryCut = () => input(page).evaluate((box) => box.scrollWidth > box.clientWidth);
  for (const size of [1440, 700]) {
    await page.setViewportSize({width: size, height: 800});
    // The dialog grows as it opens.
    await expect.poll(width).toBe(640);
    const box = await dialog(page).boundingBox();
    expect((box?.x ?? 0) + 320).toBe(size / 2);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(800);
    expect(await isQueryCut()).toBe(false);
  }
  await openBoxOnPhone(page);
  await search(page, longQuery);
  expect(await dialog(page).boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844});
  expect(await isQueryCut()).toBe(false);
  await expect(dialog(page).getByRole('status').filter({hasText: 'results.'})).toBeAttached();
  await page.setViewportSize({width: 1280, height: 844});
  await expect.poll(width).toBe(640);
  await expect(input(page)).toHaveValue(longQuery);
});

const exits: Record<string, (page: Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'Escape on a control': async (page) => {
    await page.getByRole('button', {name: 'Help'}).focus();
    await page.keyboard.press('Escape');
  },
  Cancel: (page) => page.getByRole('button', {name: 'Cancel'}).click(),
  'a click outside': (page) => page.mouse.click(20, 400),
};

test('Escape, Cancel, and an outside click close the dialog and return focus', async ({page}) => {
  await open(page, 'faq');
  const before = page.getByRole('link', {name: 'Guides'}).first();
  for (const [way, leave] of Object.entries(exits)) {
    await test.step(way, async () => {
      await before.focus();
      await page.keyboard.press('/');
      await expect(input(page)).toBeFocused();
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
      // The box keeps its query, which typing replaces.
      await expect(input(page)).toHaveValue(way === 'Escape' ? '' : 'string');
      await page.keyboard.type('string');
      await expect(input(page)).toHaveValue('string');
      await expect(results(page).first()).toBeVisible();
      await leave(page);
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
      await expect(before).toBeFocused();
    });
  }
});

test('the page behind the dialog keeps its position @nightly', async ({page}) => {
  await open(page, 'language/EntitySelectionClass');
  await page.evaluate(() => window.scrollTo(0, 600));
  const heading = page.getByRole('main').getByRole('heading').nth(3);
  const before = await heading.boundingBox();
  await page.keyboard.press('/');
  await expect(input(page)).toBeFocused();
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 500);
  await search(page, 'string');
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
  expect(await heading.boundingBox()).toEqual(before);
});

test('each page is listed once, with its sections', async ({page}) => {
  await openBox(page);
  await search(page, 'replaceString examples');
  const pages = page.getByRole('listbox').getByRole('group');
  const hits = pages.first().getByRole('option');
  await expect(pages.first()).toHaveAccessibleName('replaceString');
  await expect(hits.first()).toHaveAttribute('href', '/docs/language/commands/replaceString');
  await expect(hits.nth(1)).toHaveAccessibleName(/ in replaceString/);
  const paths = await pages.evaluateAll((groups) =>
    groups.map((group) => {
      const links = [...group.querySelectorAll<HTMLAnchorElement>('a')];
      return [...new Set(links.map(({pathname}) => pathname))].join();
    }),
  );
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path.includes(','))).toEqual([]);
  await input(page).press('ArrowDown');
  await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(hits.nth(1)).not.toHaveCSS('box-shadow', 'none');
  await input(page).press('Enter');
  await expect(page).toHaveURL(/commands\/replaceString#/);
});

test('the box is a combobox, and announces the number of results', async ({page}) => {
  const box = await openBox(page);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toHaveAttribute('enterkeyhint', 'search');
  await expect(box).toHaveAttribute('aria-autocomplete', 'list');
  await expect(box).toHaveAttribute('aria-haspopup', 'listbox');
  await expect(box).toHaveAttribute('aria-keyshortcuts', '/ Control+K Meta+K');
  await expect(box).toHaveAttribute('autocomplete', 'off');
  await expect(page.getByRole('search', {name: 'Search'})).toBeVisible();
  await expect(page.getByRole('region', {name: 'Results and versions'})).toBeVisible();
  await search(page, 'string');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(box).toHaveAttribute('enterkeyhint', 'go');
  await expect(results(page)).toHaveCount(8);
  const list = page.getByRole('listbox', {name: 'Search results'});
  await expect(box).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  await expect(page.getByRole('status').filter({hasText: '8 results.'})).toBeAttached();
  for (const [key, position] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
  ] as const) {
    await box.press(key);
    const hit = results(page).nth(position);
    await expect(hit).toHaveAttribute('aria-selected', 'true');
    const id = (await hit.getAttribute('id')) ?? '';
    await expect(box).toHaveAttribute('aria-activedescendant', id);
  }
  await expect(box).toBeFocused();
});

test('Tab reaches every control and stays in the dialog', async ({page}) => {
  const box = await openBox(page);
  await search(page, 'string');
  const versions = page.getByRole('group', {name: 'Version to search'}).getByRole('button');
  const named = (name: string) => page.getByRole('button', {name});
  const stops = [named('Clear'), named('Cancel'), ...(await versions.all())];
  for (const stop of [...stops, named('Help')]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  // The browser's own controls come between the last control and the first.
  await page.keyboard.press('Tab');
  for (const stop of [named('Submit'), box]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await expect(named('Submit')).toBeFocused();
  // A click next to the controls must not let Tab leave the dialog.
  const area = await dialog(page).boundingBox();
  await page.mouse.click((area?.x ?? 0) + 6, (area?.y ?? 0) + 30);
  await page.keyboard.press('Tab');
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
});

test('the search button keeps focus while a query is slow @nightly', async ({page}) => {
  await page.route(indexes, () => undefined);
  const box = await openBox(page);
  const submit = page.getByRole('button', {name: 'Submit'});
  await submit.focus();
  // As if the key had been pressed just before the focus moved.
  await box.evaluate((element: HTMLInputElement) => {
    element.value = 'string';
    element.dispatchEvent(new Event('input', {bubbles: true}));
  });
  await expect(panel(page)).toContainText('Still loading the search index');
  await expect(submit).toBeFocused();
});

test('the selected hit and highlights are distinct in forced colors @nightly', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openBox(page);
  await search(page, 'session privileges');
  await expect(results(page).first()).toHaveCSS('outline-style', 'solid');
  await expect(results(page).nth(1)).toHaveCSS('outline-style', 'none');
  const mark = results(page).locator('mark').first();
  await expect(mark).toBeVisible();
  const colors = await mark.evaluate((element) => [
    getComputedStyle(element).backgroundColor,
    getComputedStyle(element.parentElement ?? element).backgroundColor,
  ]);
  expect(colors[0]).not.toBe(colors[1]);
});

test('axe finds no violations in the panel with results', async ({page}) => {
  await openBox(page, shortPage);
  await search(page, 'EntitySelection.orderBy');
  const first = page.getByRole('listbox').getByRole('group').first();
  // Only sections match, so their page is named above them.
  await expect(first).toContainText('class');
  await expect(results(page).nth(3)).toBeVisible();
  expect(await findViolationsInBothModes(page)).toEqual([]);
});

const help = (page: Page) => page.getByRole('button', {name: 'Help'}).click();

for (const [size, viewport] of Object.entries(sizes)) {
  test(`axe finds no violations in any state: ${size} @nightly`, async ({page}) => {
    await page.setViewportSize(viewport);
    await open(page, shortPage);
    await button(page).click();
    await expect(page.getByRole('group', {name: 'Examples'})).toBeVisible();
    expect.soft(await findViolationsInBothModes(page), 'the empty box').toEqual([]);
    await help(page);
    expect.soft(await findViolationsInBothModes(page), 'help').toEqual([]);
    for (const query of ['session privileges', 'collection -> number', 'kafka events']) {
      await search(page, query);
      expect.soft(await findViolationsInBothModes(page), query).toEqual([]);
    }
    await input(page).fill('qqqqxxxxzzzz');
    await expect(panel(page)).toContainText('No results found.');
    expect.soft(await findViolations(page), 'no results').toEqual([]);
  });
}

/** The first two run in `npm test`. */
const closings: [string, (page: Page) => Promise<unknown>][] = [
  ['Back', (page) => page.goBack()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['Cancel', (page) => page.getByRole('button', {name: 'Cancel'}).click()],
];

for (const [index, [way, close]] of closings.entries()) {
  const mark = index < 2 ? '' : nightly;
  test(`on a phone, ${way} closes the box; then Back leaves${mark}`, async ({page}) => {
    await open(page, 'faq');
    await openBoxOnPhone(page, 'guides/queries');
    await close(page);
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/guides\/queries$/);
    await goBackFromClosedLayer(page);
    await expect(page).toHaveURL(/faq$/);
  });
}

test('on a phone, Back from a result leads to the search @nightly', async ({page}) => {
  await openBoxOnPhone(page, 'faq');
  await search(page, 'replaceString');
  await input(page).press('Enter');
  await expect(page).toHaveURL(/replaceString$/);
  await page.goBack();
  await expect(page).toHaveURL(/faq$/);
  await expect(dialog(page)).toBeHidden();
});
