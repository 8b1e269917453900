import {expect, type Page} from '@playwright/test';
import {chooseVersion} from '../support/chooseVersion';
import {clearBox} from '../support/clearBox';
import {expectTab} from '../support/expectTab';
import {open} from '../support/open';
import {newEntries} from '../support/newEntries';
import {dialog, input, openBox, panel, results, search} from '../support/searchBox';
import {test} from '../support/test';
import {other, withVersion} from '../support/versions';

test('a hit shows what it is and where it stands', async ({page}) => {
  await openBox(page);
  await test.step('its kind, its signature, its place, and an excerpt with marks', async () => {
    const first = await search(page, 'jsonParse');
    await expect(first).toContainText('command');
    await expect(first).toContainText('jsonParse(');
    await expect(first).toContainText('QodlyScript Reference › Commands');
    await search(page, 'session privileges');
    await expect(results(page).locator('.search-hit-excerpt mark').first()).toBeVisible();
  });
  await test.step('since when a name is there that the oldest version lacks', async () => {
    const entry = newEntries().find(({kind}) => kind === 'command' || kind === 'class');
    test.skip(!entry, 'all versions have the same commands and classes');
    await clearBox(page);
    await expect(await search(page, entry?.name ?? '')).toContainText(`Since ${entry?.since}`);
  });
});

test('a name that the version lacks leads to the version that has it', async ({page}) => {
  const entry = newEntries().find(({kind}) => kind === 'command' || kind === 'class');
  test.skip(!entry, 'all versions have the same commands and classes');
  const name = entry?.name ?? '';
  await openBox(page, `${other}/faq`);
  await input(page).fill(name);
  await expect(panel(page)).toContainText(`New in ${entry?.since}: ${name}`);
  await expect(page.getByRole('status').filter({hasText: `New in ${entry?.since}`})).toHaveCount(1);
  await panel(page).getByRole('link', {name, exact: true}).click();
  await expect(page).toHaveURL(new RegExp(`/docs/language/.*${name}`));
  await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
  await page.goto(`${other}/faq`);
  await page.keyboard.press('/');
  await search(page, 'replaceString');
  await expect(panel(page)).not.toContainText('New in');
});

test('one of at most 8 results is chosen, and in sight', async ({page}) => {
  await openBox(page);
  await test.step('the first one at the beginning', async () => {
    const first = await search(page, 'string');
    await expect(results(page)).toHaveCount(8);
    await expect(first).toHaveAttribute('aria-selected', 'true');
  });
  await test.step('another one with the arrow keys and the mouse', async () => {
    await input(page).press('ArrowDown');
    await expect(results(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await results(page).nth(2).hover();
    await expect(results(page).nth(2)).toHaveAttribute('aria-selected', 'true');
    const id = await results(page).nth(2).getAttribute('id');
    await expect(input(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  });
  await test.step('scrolls to it, and back to the first one with the next query', async () => {
    // A result that comes to lie under the mouse would be chosen.
    await page.mouse.move(0, 0);
    await page.setViewportSize({width: 1280, height: 480});
    await clearBox(page);
    await search(page, 'string');
    await expect(results(page)).toHaveCount(8);
    await input(page).press('ArrowUp');
    await expect(results(page).last()).toHaveAttribute('aria-selected', 'true');
    const chosen = await results(page).last().boundingBox();
    const footer = await panel(page).locator('.search-footer').boundingBox();
    expect((chosen?.y ?? 0) + (chosen?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
    await expect(results(page).first()).not.toBeInViewport();
    await expect(await search(page, 'replaceString')).toBeInViewport({ratio: 1});
  });
});

test('closed and opened again, it shows the results of its query alone', async ({page}) => {
  await openBox(page);
  await search(page, 'string');
  await input(page).press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(await search(page, 'jsonParse')).toContainText('jsonParse');
  await input(page).press('Escape');
  await page.keyboard.press('/');
  await expect(results(page).first()).toContainText('jsonParse');
  // What is typed takes the place of the last query.
  await page.keyboard.type('orderBy');
  await expect(input(page)).toHaveValue('orderBy');
});

test('Enter goes to the chosen result, and so does the magnifier', async ({page}) => {
  await openBox(page);
  await search(page, 'replaceString');
  await input(page).press('Enter');
  await expect(page).toHaveURL(/\/docs\/language\/commands\/replaceString$/);
  await page.keyboard.press('/');
  await expect(await search(page, 'jsonParse')).toContainText('jsonParse');
  await page.getByRole('button', {name: 'Submit'}).click();
  await expect(page).toHaveURL(/\/docs\/language\/commands\/jsonParse$/);
});

test('results are links: Ctrl+click, the middle button and Ctrl+Enter open a tab and leave the page', async ({
  page,
  context,
}) => {
  await openBox(page);
  const link = await search(page, 'EntitySelection.orderBy');
  await expect(link).toHaveAttribute('href', '/docs/language/EntitySelectionClass#orderby');
  const ways: Record<string, () => Promise<void>> = {
    'Ctrl+click': () => link.click({modifiers: ['Control']}),
    'the middle button': () => link.click({button: 'middle'}),
    'Ctrl+Enter': () => input(page).press('Control+Enter'),
  };
  for (const [way, openTab] of Object.entries(ways)) {
    await test.step(way, async () => {
      await expectTab(context, /EntitySelectionClass#orderby$/, openTab);
      await expect(page).toHaveURL(/\/docs\/faq$/);
      await expect(results(page).first()).toBeVisible();
    });
  }
  // What went into other tabs is not marked in this one.
  await page.keyboard.press('Escape');
  await page.getByRole('link', {name: 'Getting Started'}).click();
  await expect(page).toHaveURL(/quickstart$/);
  await expect(page.locator('.search-mark')).toHaveCount(0);
});

test('says what became of a query: nothing found, a wrong syntax, too many letters', async ({
  page,
}) => {
  const box = await openBox(page);
  await test.step('nothing is found, until the query is cleared', async () => {
    await box.fill('qqqqxxxxzzzz');
    await expect(panel(page)).toContainText('No results found.');
    await page.getByRole('button', {name: 'Clear'}).click();
    await expect(page.getByText('No results found.')).toBeHidden();
    await expect(page.getByRole('group', {name: 'Examples'})).toBeVisible();
    await expect(box).toHaveValue('');
    await expect(box).toBeFocused();
  });
  for (const query of ['$top', 'drag-and-drop', 'C:\\data', 'string:integer']) {
    await test.step(`plain words that have signs of the syntax in them: ${query}`, async () => {
      await clearBox(page);
      await search(page, query);
      await expect(results(page)).not.toHaveCount(0);
    });
  }
  await test.step('the query is cut to 512 characters', async () => {
    await clearBox(page);
    await expect(box).toHaveAttribute('maxlength', '512');
    await box.fill('a'.repeat(600));
    await expect(box).toHaveValue('a'.repeat(512));
    await expect(panel(page)).toBeVisible();
  });
  await test.step('the syntax of queries, and what lunr says about a wrong one', async () => {
    await clearBox(page);
    await box.fill('date~x');
    await expect(panel(page)).toContainText('edit distance must be numeric');
    await expect(panel(page).getByText('must appear', {exact: true})).toBeHidden();
    const help = page.getByRole('button', {name: 'Help'});
    await help.click();
    await expect(help).toHaveAttribute('aria-expanded', 'true');
    await expect(panel(page).getByText('must appear', {exact: true})).toBeVisible();
    await box.fill('date^x');
    await expect(panel(page)).toContainText('boost must be numeric');
    await search(page, 'title:date');
  });
});

test('searches the version that is read, and another one at a click', async ({page}) => {
  await openBox(page, `${other}/faq`);
  const link = await search(page, 'replaceString');
  await expect(link).toHaveAttribute('href', `/docs/${other}/language/commands/replaceString`);
  await page.getByRole('group', {name: 'Version to search'}).getByText('next').click();
  await expect(link).toHaveAttribute('href', '/docs/next/language/commands/replaceString');
});

test('outside of the versions it searches the one that the reader prefers', async ({page}) => {
  await open(page, 'faq');
  await chooseVersion(page, withVersion('^VERSION', other));
  await expect(page).toHaveURL(withVersion('/docs/VERSION/faq$', other));
  await openBox(page, 'markdown-page');
  const link = await search(page, 'replaceString');
  await expect(link).toHaveAttribute('href', `/docs/${other}/language/commands/replaceString`);
});

test('marks the words on the page that a result leads to', async ({page}) => {
  const marks = page.locator('article .search-mark');
  await open(page, 'faq');
  await test.step('the first one in view, until they are cleared', async () => {
    await goToResult(page, 'occurrences deleted');
    await expect(marks.first()).toBeAttached();
    expect(
      await marks.evaluateAll((all) =>
        all.some((mark) => {
          const {top, bottom} = mark.getBoundingClientRect();
          return top >= 0 && bottom <= window.innerHeight;
        }),
      ),
    ).toBe(true);
    await page.getByRole('button', {name: 'Clear highlights'}).click();
    await expect(marks).toHaveCount(0);
    await goToStart(page);
  });
  await test.step('not again on the way back', async () => {
    await goToResult(page, 'occurrences deleted');
    const found = page.url();
    await expect(page.locator('.search-mark').first()).toBeAttached();
    await goToStart(page);
    await expect(page.locator('.search-mark')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(found);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('.search-mark')).toHaveCount(0);
    await goToStart(page);
  });
  await test.step('not again after a reload', async () => {
    await goToResult(page, 'occurrences deleted');
    await expect(page.locator('.search-mark').first()).toBeAttached();
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('occurrences');
    await page.reload();
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await expect(page.locator('.search-mark')).toHaveCount(0);
  });
});

test('highlights own words of the query in its section: a dozen, in no heading or drawing, until Escape or a click', async ({
  page,
}) => {
  const marks = page.locator('.search-mark');
  await open(page, 'faq');
  for (const [way, clear] of [
    ['Escape', () => page.keyboard.press('Escape')],
    ['a click', () => page.getByRole('main').click({position: {x: 5, y: 5}})],
  ] as const) {
    await test.step(`until ${way}`, async () => {
      await goToResult(page, 'log in a user');
      await expect(marks.first()).toBeVisible();
      expect(await marks.count()).toBeLessThanOrEqual(12);
      await expect(page.locator('svg mark, h1 mark, h2 mark, h3 mark')).toHaveCount(0);
      await clear();
      await expect(marks).toHaveCount(0);
      await expect(page.getByRole('button', {name: 'Clear highlights'})).toHaveCount(0);
    });
  }
  await test.step('no synonyms: a record is an entity, and that is not highlighted', async () => {
    await goToResult(page, 'delete record');
    const texts = (await marks.allTextContents()).map((text) => text.toLowerCase());
    expect(texts.filter((text) => !/^(?:delet|record)/.test(text))).toEqual([]);
  });
  await test.step('none on paper', async () => {
    await goToResult(page, 'log in a user');
    await page.emulateMedia({media: 'print'});
    await expect(marks.first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(marks.first()).toHaveCSS('box-shadow', 'none');
  });
});

async function goToResult(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(input(page)).toBeFocused();
  // The box keeps the last query and its results.
  await input(page).fill('');
  await expect(results(page)).toHaveCount(0);
  const result = await search(page, query);
  const href = (await result.getAttribute('href')) ?? '';
  await result.click();
  await expect(page).toHaveURL(new RegExp(`${href.replace(/[.$()]/g, '\\$&')}$`));
}

async function goToStart(page: Page): Promise<void> {
  await page.getByRole('link', {name: 'Getting Started'}).click();
  await expect(page).toHaveURL(/quickstart$/);
}

test('several boxes on a page do not disturb each other', async ({page}) => {
  await open(page, '');
  await page.getByRole('main').locator('[data-search] button').click();
  await search(page, 'replaceString');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(input(page)).toHaveValue('');
  await expect(await search(page, 'jsonParse')).toContainText('jsonParse');
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toHaveCount(1);
});

test('an unknown address fills the box of its page with its words, and opens nothing', async ({
  page,
}) => {
  await open(page, 'language/commands/replace-strings');
  const main = page.getByRole('main');
  const standIn = main.locator('[data-search] button');
  await expect(standIn).toHaveText('replace strings');
  await expect(standIn).not.toBeFocused();
  await expect(panel(page)).toHaveCount(0);
  await standIn.click();
  await expect(input(page)).toHaveValue('replace strings');
  await expect(results(page).first()).toContainText('replaceString');
});
