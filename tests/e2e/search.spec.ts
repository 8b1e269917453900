import {expect, type Page} from '@playwright/test';
import {chooseVersion} from '../support/chooseVersion';
import {expectTab} from '../support/expectTab';
import {newEntries} from '../support/newEntries';
import {hydrated, navbarLink, open, title} from '../support/open';
import {
  clearBox,
  dialog,
  input,
  loadBox,
  openBox,
  panel,
  results,
  search,
} from '../support/searchBox';
import {test} from '../support/test';
import {latest, other, withVersion} from '../support/versions';

const links = (page: Page, group: string) =>
  page.getByRole('group', {name: group}).getByRole('link');

/** A name that the latest version documents and the oldest one lacks. */
const newName = newEntries().find(({kind}) => kind === 'command' || kind === 'class');

test('a hit shows its kind, signature, location, and an excerpt', async ({page}) => {
  await openBox(page);
  const first = await search(page, 'jsonParse');
  await expect(first).toContainText('command');
  await expect(first).toContainText('jsonParse(');
  await expect(first).toContainText('QodlyScript Reference › Commands');
  await search(page, 'session privileges');
  await expect(results(page).locator('.search-hit-excerpt mark').first()).toBeVisible();
  await search(page, '+csv +bad');
  // The same results, with one more word to mark.
  await search(page, '+csv +bad +lines');
  const lines = results(page).locator('.search-hit-excerpt mark', {hasText: /^lines?$/});
  await expect(lines.first()).toBeVisible();
});

test('a new name shows "Since", and older versions link to it', async ({page}) => {
  test.skip(!newName, 'all versions have the same commands and classes');
  const {name = '', since = ''} = newName ?? {};
  await openBox(page);
  await expect(await search(page, name)).toContainText(`Since ${since}`);
  await openBox(page, `${other}/faq`);
  await input(page).fill(name);
  await expect(panel(page)).toContainText(`New in ${since}: ${name}`);
  await expect(page.getByRole('status').filter({hasText: `New in ${since}`})).toHaveCount(1);
  await panel(page).getByRole('link', {name, exact: true}).click();
  await expect(page).toHaveURL(new RegExp(`/docs/language/.*${name}`));
  await expect(title(page)).toHaveText(name);
});

test('one of at most 8 results is selected and in view', async ({page}) => {
  await openBox(page);
  const first = await search(page, 'string');
  await expect(results(page)).toHaveCount(8);
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await results(page).nth(2).hover();
  await expect(results(page).nth(2)).toHaveAttribute('aria-selected', 'true');
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
  await panel(page).evaluate((element) => element.scrollTo(0, 200));
  await search(page, 'collection');
  await expect.poll(() => panel(page).evaluate(({scrollTop}) => scrollTop)).toBe(0);
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

test('results are links: Ctrl+click and middle-click keep the page', async ({page, context}) => {
  await openBox(page);
  const link = await search(page, 'EntitySelection.orderBy');
  await expect(link).toHaveAttribute('href', '/docs/language/EntitySelectionClass#orderby');
  for (const openTab of [
    () => link.click({modifiers: ['Control']}),
    () => link.click({button: 'middle'}),
  ]) {
    await expectTab(context, /EntitySelectionClass#orderby$/, openTab);
    await expect(page).toHaveURL(/\/docs\/faq$/);
    await expect(results(page).first()).toBeVisible();
  }
  // Results opened in other tabs aren't highlighted in this one.
  await page.keyboard.press('Escape');
  await page.getByRole('link', {name: 'Getting Started'}).click();
  await expect(page).toHaveURL(/quickstart$/);
  await expect(page.locator('.search-mark')).toHaveCount(0);
});

test('explains queries without results or with invalid syntax', async ({page}) => {
  const box = await openBox(page);
  await box.fill('qqqqxxxxzzzz');
  await expect(panel(page)).toContainText('No results found.');
  await expect(links(page, 'Other options')).toHaveCount(3);
  await page.getByRole('button', {name: 'Submit'}).click();
  await expect(box).toBeFocused();
  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(page.getByText('No results found.')).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Clear'})).toHaveCount(0);
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await box.fill('a'.repeat(600));
  await expect(box).toHaveValue('a'.repeat(512));
  await box.fill('date~x');
  await expect(panel(page)).toContainText('edit distance must be numeric');
  const tips = page.getByRole('region', {name: 'Search tips', includeHidden: true});
  const rule = tips.getByText('must appear', {exact: true});
  await expect(rule).toBeHidden();
  const help = page.getByRole('button', {name: 'Help'});
  await help.click();
  await expect(help).toHaveAttribute('aria-expanded', 'true');
  await expect(rule).toBeVisible();
  await expect(page.locator('.search-help dt')).toHaveCount(11);
  const slash = page.getByRole('button', {name: '/ opens search'});
  for (const [isOn, openings] of [
    [false, 0],
    [true, 1],
  ] as const) {
    await slash.click();
    await expect(slash).toHaveAttribute('aria-pressed', String(isOn));
    await page.keyboard.press('Escape');
    // The button would take the slash as text.
    await title(page).click();
    await page.keyboard.press('/');
    await expect(dialog(page)).toHaveCount(openings);
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
  }
});

test('an unknown word is named, with three alternatives', async ({page}) => {
  await openBox(page);
  await search(page, 'kafka events');
  await expect(panel(page)).toContainText("Qodly's docs don't mention “kafka”.");
  const options = links(page, 'Other options');
  await expect(options).toHaveText(['Ask the community', 'Browse', 'Report missing docs']);
  await expect(options.last()).toHaveAttribute(
    'href',
    /issues\/new\?title=Docs%3A%20kafka%20events$/,
  );
  await expect(options.last()).toHaveAttribute('target', '_blank');
  await search(page, 'deployment');
  await expect(panel(page)).not.toContainText('Closest results');
  await expect(options).toHaveCount(0);
});

test('searches the current version, and another one after a click', async ({page}) => {
  await openBox(page, `${other}/faq`);
  const link = await search(page, 'replaceString');
  await expect(link).toHaveAttribute('href', `/docs/${other}/language/commands/replaceString`);
  const versions = page.getByRole('group', {name: 'Version to search'});
  const pressed = versions.getByRole('button', {pressed: true});
  await expect(pressed).toHaveText(other);
  await versions.getByText('next').click();
  await expect(pressed).toHaveText('next');
  await expect(link).toHaveAttribute('href', '/docs/next/language/commands/replaceString');
  await expect(input(page)).toBeFocused();
  // The choice ends with the version.
  await page.keyboard.press('Escape');
  await chooseVersion(page, withVersion('^VERSION', latest));
  await expect(page).toHaveURL(/\/docs\/faq$/);
  await page.keyboard.press('/');
  await expect(pressed).toHaveText(latest);
});

test('an unversioned page searches the preferred version', async ({page}) => {
  await open(page, 'faq');
  await chooseVersion(page, withVersion('^VERSION', other));
  await expect(page).toHaveURL(withVersion('/docs/VERSION/faq$', other));
  await openBox(page, 'markdown-page');
  const link = await search(page, 'replaceString');
  await expect(link).toHaveAttribute('href', `/docs/${other}/language/commands/replaceString`);
});

test.describe('highlights on the page that a result opens', () => {
  const marks = (page: Page) => page.locator('.search-mark');

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
    await expect(marks(page).first()).toBeAttached();
  }

  /** Runs in the page: counts the sections that contain marks. */
  function countSections(marked: Element[]): number {
    const headings = [...document.querySelectorAll('article :is(h1, h2, h3, h4)')];
    const isAfter = (mark: Element, heading: Element) =>
      (heading.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return new Set(marked.map((mark) => headings.findLast((one) => isAfter(mark, one)))).size;
  }

  const ways: [string, (page: Page) => Promise<void>][] = [
    ['Clear highlights', (page) => page.getByRole('button', {name: 'Clear highlights'}).click()],
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['a click', (page) => page.getByRole('main').click({position: {x: 5, y: 5}})],
  ];

  test('up to a dozen words are marked until cleared, and not after Back', async ({page}) => {
    await open(page, 'faq');
    for (const [way, clear] of ways) {
      await test.step(way, async () => {
        await goToResult(page, 'log in a user');
        expect(await marks(page).count()).toBeLessThanOrEqual(12);
        await expect(page.locator('svg mark, h1 mark, h2 mark, h3 mark')).toHaveCount(0);
        await expect(marks(page).first()).toBeInViewport();
        expect(await marks(page).evaluateAll(countSections)).toBe(1);
        await expect(marks(page).first()).toHaveCSS('background-color', 'rgb(253, 243, 209)');
        await clear(page);
        await expect(marks(page)).toHaveCount(0);
        await expect(page.getByRole('button', {name: 'Clear highlights'})).toHaveCount(0);
      });
    }
    await goToResult(page, 'delete record');
    const name = (await title(page).textContent()) ?? '';
    await page.goBack();
    await expect(title(page)).not.toHaveText(name);
    await expect(page.getByRole('button', {name: 'Clear highlights'})).toHaveCount(0);
    await page.goForward();
    await expect(title(page)).toHaveText(name);
    await expect(marks(page)).toHaveCount(0);
  });

  test('not after a reload, and not in print @nightly', async ({page}) => {
    await open(page, 'faq');
    await goToResult(page, 'delete record');
    const texts = (await marks(page).allTextContents()).map((text) => text.toLowerCase());
    expect(texts.filter((text) => !/^(?:delet|record)/.test(text))).toEqual([]);

    await page.emulateMedia({media: 'print'});
    await expect(marks(page).first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.emulateMedia({media: 'screen'});

    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('record');
    await page.reload();
    await expect(hydrated(page)).toBeAttached();
    await expect(marks(page)).toHaveCount(0);
  });
});

test("an unknown URL fills the not-found page's search box", async ({page}) => {
  await open(page, 'language/commands/replace-strings');
  const placeholder = page.getByRole('main').locator('[data-search] button');
  await expect(placeholder).toHaveText('replace strings');
  await expect(placeholder).not.toBeFocused();
  await expect(panel(page)).toHaveCount(0);
  await loadBox(page, placeholder);
  await placeholder.click();
  await expect(input(page)).toHaveValue('replace strings');
  await expect(results(page).first()).toContainText('replaceString');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(input(page)).toHaveValue('');
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toHaveCount(1);
});

test('the empty box offers tasks, recent pages, and examples, which the arrow keys reach', async ({
  page,
}) => {
  for (const route of ['faq', 'language/commands/abs', 'language/FileClass']) {
    await open(page, route);
  }
  const box = await openBox(page);
  const tasks = links(page, 'Tasks');
  await expect(tasks).toHaveCount(5);
  await expect(links(page, 'Recent')).toHaveText(['File', 'abs']);
  const examples = page.getByRole('group', {name: 'Examples'}).getByRole('button');
  await page.keyboard.press('ArrowUp');
  await expect(examples).toHaveCount(3);
  await expect(examples.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(box).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('d');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('d');
  await clearBox(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(box).toBeFocused();
  await examples.last().press(' ');
  await expect(box).toHaveValue('collection -> number');
  await expect(box).toBeFocused();
  await clearBox(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/docs\/faq$/);
  await expect(panel(page)).toBeHidden();
});

test('a link with a query opens the box; an arrow finds functions by their types', async ({
  page,
}) => {
  await page.goto('?q=string%2C+string+-%3E+collection');
  await expect(results(page).first()).toHaveAttribute('href', /commands\/splitString$/);
  await page.keyboard.press('Escape');
  await navbarLink(page, 'FAQ').click();
  await expect(title(page)).toHaveText('FAQ');
  await page.goBack();
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).not.toHaveText('FAQ');
  await expect(panel(page)).toBeHidden();
});

test('a deprecated name shows its replacement everywhere @nightly', async ({page}) => {
  await openBox(page);
  const hit = await search(page, 'Users.getAllUsers');
  await expect(hit).toContainText('Use .allUsers() instead');
  await hit.click();
  await expect(page).toHaveURL(/UsersClass#getallusers$/);
  const article = page.getByRole('article');
  const note = article.getByRole('note').filter({hasText: 'Use .allUsers() instead.'});
  await expect(note.first()).toBeVisible();
  await expect(article.getByRole('row').filter({hasText: '.getAllUsers()'}).first()).toContainText(
    'Use .allUsers() instead.',
  );
});
