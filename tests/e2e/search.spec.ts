import {expect, type Page} from '@playwright/test';
import {chooseVersion} from '../support/chooseVersion';
import {clearBox} from '../support/clearBox';
import {expectTab} from '../support/expectTab';
import {open} from '../support/open';
import {newEntries} from '../support/newEntries';
import {dialog, input, openBox, panel, results, search} from '../support/searchBox';
import {test} from '../support/test';
import {other, withVersion} from '../support/versions';

test('a hit shows its kind and location', async ({page}) => {
  await openBox(page);
  await test.step('kind, signature, location, and an excerpt with highlights', async () => {
    const first = await search(page, 'jsonParse');
    await expect(first).toContainText('command');
    await expect(first).toContainText('jsonParse(');
    await expect(first).toContainText('QodlyScript Reference › Commands');
    await search(page, 'session privileges');
    await expect(results(page).locator('.search-hit-excerpt mark').first()).toBeVisible();
  });
  await test.step('"Since" for a name that the oldest version lacks', async () => {
    const entry = newEntries().find(({kind}) => kind === 'command' || kind === 'class');
    test.skip(!entry, 'all versions have the same commands and classes');
    await clearBox(page);
    await expect(await search(page, entry?.name ?? '')).toContainText(`Since ${entry?.since}`);
  });
});

test('a name missing from the version links to the version that has it', async ({page}) => {
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

test('one of at most 8 results is selected and in view', async ({page}) => {
  await openBox(page);
  await test.step('the first one initially', async () => {
    const first = await search(page, 'string');
    await expect(results(page)).toHaveCount(8);
    await expect(first).toHaveAttribute('aria-selected', 'true');
  });
  await test.step('another one by arrow keys and mouse', async () => {
    await input(page).press('ArrowDown');
    await expect(results(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await results(page).nth(2).hover();
    await expect(results(page).nth(2)).toHaveAttribute('aria-selected', 'true');
    const id = await results(page).nth(2).getAttribute('id');
    await expect(input(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  });
  await test.step('scrolls to it, and back to the first one on the next query', async () => {
    // A result that ends up under the mouse would be selected.
    await page.mouse.move(0, 0);
    await page.setViewportSize({width: 1280, height: 480});
    await clearBox(page);
    await search(page, 'string');
    await expect(results(page)).toHaveCount(8);
    await input(page).press('ArrowUp');
    await expect(results(page).last()).toHaveAttribute('aria-selected', 'true');
    const selected = await results(page).last().boundingBox();
    const footer = await panel(page).locator('.search-footer').boundingBox();
    expect((selected?.y ?? 0) + (selected?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
    await expect(results(page).first()).not.toBeInViewport();
    await expect(await search(page, 'replaceString')).toBeInViewport({ratio: 1});
  });
});

test('when reopened, the box shows only the results of its query', async ({page}) => {
  await openBox(page);
  await search(page, 'string');
  await input(page).press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(await search(page, 'jsonParse')).toContainText('jsonParse');
  await input(page).press('Escape');
  await page.keyboard.press('/');
  await expect(results(page).first()).toContainText('jsonParse');
  // Typing replaces the last query.
  await page.keyboard.type('orderBy');
  await expect(input(page)).toHaveValue('orderBy');
});

test('Enter and the magnifier open the selected result', async ({page}) => {
  await openBox(page);
  await search(page, 'replaceString');
  await input(page).press('Enter');
  await expect(page).toHaveURL(/\/docs\/language\/commands\/replaceString$/);
  await page.keyboard.press('/');
  await expect(await search(page, 'jsonParse')).toContainText('jsonParse');
  await page.getByRole('button', {name: 'Submit'}).click();
  await expect(page).toHaveURL(/\/docs\/language\/commands\/jsonParse$/);
});

test('results are links: Ctrl+click, middle-click, and Ctrl+Enter open a tab and keep the page', async ({
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
  // Results opened in other tabs aren't highlighted in this one.
  await page.keyboard.press('Escape');
  await page.getByRole('link', {name: 'Getting Started'}).click();
  await expect(page).toHaveURL(/quickstart$/);
  await expect(page.locator('.search-mark')).toHaveCount(0);
});

test('explains a query without results, with invalid syntax, or with too many characters', async ({
  page,
}) => {
  const box = await openBox(page);
  await test.step('"No results" until the query is cleared', async () => {
    await box.fill('qqqqxxxxzzzz');
    await expect(panel(page)).toContainText('No results found.');
    await page.getByRole('button', {name: 'Clear'}).click();
    await expect(page.getByText('No results found.')).toBeHidden();
    await expect(page.getByRole('group', {name: 'Examples'})).toBeVisible();
    await expect(box).toHaveValue('');
    await expect(box).toBeFocused();
  });
  for (const query of ['$top', 'drag-and-drop', 'C:\\data', 'string:integer']) {
    await test.step(`plain words containing syntax characters: ${query}`, async () => {
      await clearBox(page);
      await search(page, query);
      await expect(results(page)).not.toHaveCount(0);
    });
  }
  await test.step('the query is truncated to 512 characters', async () => {
    await clearBox(page);
    await expect(box).toHaveAttribute('maxlength', '512');
    await box.fill('a'.repeat(600));
    await expect(box).toHaveValue('a'.repeat(512));
    await expect(panel(page)).toBeVisible();
  });
  await test.step("query syntax help, and lunr's message about invalid syntax", async () => {
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

test('searches the current version, and another one after a click', async ({page}) => {
  await openBox(page, `${other}/faq`);
  const link = await search(page, 'replaceString');
  await expect(link).toHaveAttribute('href', `/docs/${other}/language/commands/replaceString`);
  await page.getByRole('group', {name: 'Version to search'}).getByText('next').click();
  await expect(link).toHaveAttribute('href', '/docs/next/language/commands/replaceString');
});

test("outside the versions, it searches the reader's preferred version", async ({page}) => {
  await open(page, 'faq');
  await chooseVersion(page, withVersion('^VERSION', other));
  await expect(page).toHaveURL(withVersion('/docs/VERSION/faq$', other));
  await openBox(page, 'markdown-page');
  const link = await search(page, 'replaceString');
  await expect(link).toHaveAttribute('href', `/docs/${other}/language/commands/replaceString`);
});

test('highlights the words on the page that a result opens', async ({page}) => {
  const marks = page.locator('article .search-mark');
  await open(page, 'faq');
  await test.step('with the first one in view, until they are cleared', async () => {
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
  await test.step('not again after Back', async () => {
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

test("highlights up to a dozen of the query's words in the section, outside headings and drawings, until Escape or a click", async ({
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
  await test.step('without synonyms: "record" also finds "entity" but doesn\'t highlight it', async () => {
    await goToResult(page, 'delete record');
    const texts = (await marks.allTextContents()).map((text) => text.toLowerCase());
    expect(texts.filter((text) => !/^(?:delet|record)/.test(text))).toEqual([]);
  });
  await test.step('not in print', async () => {
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

test('several search boxes on a page work independently', async ({page}) => {
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

test("an unknown address fills the not-found page's search box with its words, without opening it", async ({
  page,
}) => {
  await open(page, 'language/commands/replace-strings');
  const main = page.getByRole('main');
  const placeholder = main.locator('[data-search] button');
  await expect(placeholder).toHaveText('replace strings');
  await expect(placeholder).not.toBeFocused();
  await expect(panel(page)).toHaveCount(0);
  await placeholder.click();
  await expect(input(page)).toHaveValue('replace strings');
  await expect(results(page).first()).toContainText('replaceString');
});
