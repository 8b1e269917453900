import {expect, type Page} from '@playwright/test';
import {findViolationsInBothModes, sizes} from '../support/axe';
import {clearBox} from '../support/clearBox';
import {open} from '../support/open';
import {
  dialog,
  indexes,
  input,
  loadBox,
  openBox,
  openBoxOnPhone,
  panel,
  results,
  search,
  setConnection,
} from '../support/searchBox';
import {test} from '../support/test';

/** axe also checks the page behind the box, and a longer page takes longer. */
const shortPage = 'language/SignalClass';

const button = (page: Page) => page.locator('.navbar [data-search] button');

const ways: Record<string, (page: Page) => Promise<void>> = {
  'a click': (page) => button(page).click(),
  '/': (page) => page.keyboard.press('/'),
  'Ctrl+K': (page) => page.keyboard.press('Control+k'),
};

test('a click, /, and Ctrl+K open a dialog with focus in its field', async ({page}) => {
  for (const [way, openDialog] of Object.entries(ways)) {
    await test.step(way, async () => {
      await open(page, 'faq');
      await openDialog(page);
      await expect(input(page)).toBeFocused();
      await expect(dialog(page)).toHaveAttribute('aria-modal', 'true');
      await expect(dialog(page).getByRole('group', {name: 'Tasks'})).toBeVisible();
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
  await page.keyboard.type('abs');
  await expect(input(page)).toHaveValue('abs');
});

test('the dialog is 640 pixels wide and centered in the window', async ({page}) => {
  await open(page, 'faq');
  for (const width of [1440, 1024, 700]) {
    await test.step(`a window ${width} pixels wide`, async () => {
      await page.setViewportSize({width, height: 800});
      await page.keyboard.press('/');
      await search(page, 'string');
      await expect(results(page)).toHaveCount(8);
      // The dialog grows as it opens.
      await expect.poll(async () => (await dialog(page).boundingBox())?.width).toBe(640);
      const box = await dialog(page).boundingBox();
      expect((box?.x ?? 0) + 320).toBe(width / 2);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(800);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    });
  }
});

test('on a phone, the dialog fills the screen, announces its results, and follows the window size', async ({
  page,
}) => {
  await openBoxOnPhone(page);
  await search(page, 'string');
  await expect(dialog(page).getByRole('status').filter({hasText: '8 results.'})).toBeAttached();
  await clearBox(page);
  await search(page, 'replaceString');
  expect(await dialog(page).boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844});
  await page.setViewportSize({width: 1280, height: 844});
  await expect.poll(async () => (await dialog(page).boundingBox())?.width).toBe(640);
  await expect(input(page)).toHaveValue('replaceString');
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
      await search(page, 'string');
      await leave(page);
      await expect(dialog(page)).toHaveCount(0);
      await expect(before).toBeFocused();
      await button(page).click();
      await expect(results(page).first()).toBeVisible();
      await leave(page);
      await expect(dialog(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    });
  }
});

test('Tab stays in the dialog, even after a click next to its controls', async ({page}) => {
  await openBox(page);
  await search(page, 'string');
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
  }
  const box = await dialog(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 6, (box?.y ?? 0) + 30);
  for (const key of ['Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
  }
});

test('the page behind the dialog does not scroll, and keeps its position', async ({page}) => {
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

test('the dialog opens without animation for readers who prefer reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openBox(page);
  expect(await dialog(page).evaluate((element) => getComputedStyle(element).animationName)).toBe(
    'none',
  );
});

test('no page appears twice among the results', async ({page}) => {
  await openBox(page);
  for (const query of [
    'string',
    'orderBy',
    'session privileges',
    'date -> integer',
    'title:date',
  ]) {
    await test.step(query, async () => {
      await clearBox(page);
      await search(page, query);
      const pages = page.getByRole('listbox').getByRole('group');
      await expect.poll(() => pages.count()).toBeGreaterThan(1);
      const paths = await pages.evaluateAll((groups) =>
        groups.map((group) => {
          const hits = [...group.querySelectorAll<HTMLAnchorElement>('a')];
          return [...new Set(hits.map(({pathname}) => pathname))].join();
        }),
      );
      expect(new Set(paths).size).toBe(paths.length);
      expect(paths.filter((path) => path.includes(','))).toEqual([]);
    });
  }
});

test('sections are listed and announced with their page, and arrow keys move through both', async ({
  page,
}) => {
  await openBox(page);
  await search(page, 'replaceString examples');
  const first = page.getByRole('listbox').getByRole('group').first();
  await expect(first).toHaveAccessibleName('replaceString');
  const hits = first.getByRole('option');
  await expect(hits.first()).toHaveAttribute('href', '/docs/language/commands/replaceString');
  await expect(hits.first()).toContainText('command');
  await expect(hits.nth(1)).toHaveAccessibleName(/ in replaceString/);
  await input(page).press('ArrowDown');
  await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true');
  await input(page).press('Enter');
  await expect(page).toHaveURL(/commands\/replaceString#/);
});

test(
  'if only sections match, their page is named above them, and axe finds no violations',
  {tag: '@axe'},
  async ({page}) => {
    await openBox(page, shortPage);
    await search(page, 'EntitySelection.orderBy');
    const first = page.getByRole('listbox').getByRole('group').first();
    await expect(first).toContainText('EntitySelection');
    await expect(first).toContainText('class');
    await expect(first.getByRole('option').first()).toHaveAttribute('href', /#orderby$/);
    await expect(results(page).nth(3)).toBeVisible();
    expect(await findViolationsInBothModes(page)).toEqual([]);
  },
);

const longQuery = 'how do I sort an entity selection by day';

test('a query of 40 characters is fully visible', async ({page}) => {
  expect(longQuery).toHaveLength(40);
  for (const [device, openDialog] of [
    ['a desktop', openBox],
    ['a phone', openBoxOnPhone],
  ] as const) {
    await test.step(device, async () => {
      const box = await openDialog(page);
      await search(page, longQuery);
      const {scrollWidth, clientWidth} = await box.evaluate((field) => ({
        scrollWidth: field.scrollWidth,
        clientWidth: field.clientWidth,
      }));
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    });
  }
});

test.describe('accessibility', () => {
  for (const [size, viewport] of Object.entries(sizes)) {
    test(
      `axe finds no violations in the search button, the box, and its panel: ${size}`,
      {tag: '@axe'},
      async ({page}) => {
        await setConnection(page, {saveData: true});
        await page.setViewportSize(viewport);
        await open(page, shortPage);
        const button = page.locator('.navbar').getByRole('button', {name: 'Search...'});
        await expect(button).toBeVisible();
        expect(await findViolationsInBothModes(page)).toEqual([]);
        await button.click();
        await expect(input(page)).toBeFocused();
        expect(await findViolationsInBothModes(page)).toEqual([]);
        await search(page, 'session privileges');
        await expect(results(page).locator('.search-hit-excerpt mark').first()).toBeVisible();
        expect(await findViolationsInBothModes(page)).toEqual([]);
        await input(page).fill('qqqqxxxxzzzz');
        await expect(panel(page)).toContainText('No results found.');
        expect(await findViolationsInBothModes(page)).toEqual([]);
      },
    );
  }

  test('the search box is a combobox with a listbox, and announces the number of results', async ({
    page,
  }) => {
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

  test('the dialog can be used with the keyboard alone', async ({page}) => {
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
      for (const name of ['Submit', 'Help']) {
        await page.keyboard.press('Shift+Tab');
        await expect(page.getByRole('button', {name})).toBeFocused();
      }
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

  test('the search button keeps focus while a query is slow', async ({page}) => {
    await page.route(indexes, () => undefined);
    const box = await openBox(page);
    const submit = page.getByRole('button', {name: 'Submit'});
    await submit.focus();
    // As if the key had been pressed just before the focus moved.
    await box.evaluate((element: HTMLInputElement) => {
      element.value = 'string';
      element.dispatchEvent(new Event('input', {bubbles: true}));
    });
    await expect(page.locator('.aa-LoadingIndicator')).toBeVisible();
    await expect(submit).toBeFocused();
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

  test('in forced colors, the selected hit stands out from the others, and highlights stand out from the text', async ({
    page,
  }) => {
    await page.emulateMedia({forcedColors: 'active'});
    await openBox(page);
    await search(page, 'session privileges');
    await expect(results(page).nth(1)).toBeVisible();
    const outline = (index: number) =>
      results(page)
        .nth(index)
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
});
