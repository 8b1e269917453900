import {expect, type Page} from '@playwright/test';
import {findViolations, findViolationsInBothModes, sizes} from '../support/axe';
import {chooseVersion} from '../support/chooseVersion';
import {clearBox} from '../support/clearBox';
import {expectTab} from '../support/expectTab';
import {newEntries} from '../support/newEntries';
import {open} from '../support/open';
import {dialog, input, openBox, openBoxOnPhone, panel, results, search} from '../support/searchBox';
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
  await test.step('another one, with the arrow keys and the mouse', async () => {
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

test('when reopened, the box shows only the results for its query', async ({page}) => {
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
    await expect(page.getByText('No results found.')).toHaveCount(0);
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

test("on an unversioned page, the box searches the reader's preferred version", async ({page}) => {
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
    await goToResult(page, 'log in a user');
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
    await goToResult(page, 'log in a user');
    const resultUrl = page.url();
    await expect(page.locator('.search-mark').first()).toBeAttached();
    await goToStart(page);
    await expect(page.locator('.search-mark')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(resultUrl);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('.search-mark')).toHaveCount(0);
    await goToStart(page);
  });
  await test.step('not again after a reload', async () => {
    await goToResult(page, 'log in a user');
    await expect(page.locator('.search-mark').first()).toBeAttached();
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('user');
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

test('a box opened while the next page loads keeps the focus when it arrives', async ({page}) => {
  await openBox(page, 'faq');
  await page.keyboard.press('Escape');
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/**', async (route) => {
    await released;
    await route.continue();
  });
  await goToStart(page);
  await page.keyboard.press('/');
  await expect(input(page)).toBeFocused();
  release();
  await expect(page).toHaveTitle(/^Quickstart/);
  await page.keyboard.type('json');
  await expect(input(page)).toHaveValue('json');
  await expect(input(page)).toBeFocused();
});

test('multiple search boxes on a page work independently', async ({page}) => {
  await open(page, 'language/commands/replace-strings');
  await page.getByRole('main').locator('[data-search] button').click();
  await expect(input(page)).toHaveValue('replace strings');
  await search(page, 'replaceString');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(input(page)).toHaveValue('');
  await expect(await search(page, 'jsonParse')).toContainText('jsonParse');
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toHaveCount(1);
});

test("an unknown URL fills the not-found page's search box with its words, without opening it", async ({
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

test.describe('the empty box and queries without results', () => {
  const links = (page: Page, group: string) =>
    page.getByRole('group', {name: group}).getByRole('link');

  test('the empty box offers tasks and recent pages, which the keyboard can reach', async ({
    page,
  }) => {
    await open(page, 'language/commands/abs');
    await open(page, 'language/FileClass');
    await openBox(page);
    await expect(links(page, 'Tasks')).toHaveCount(5);
    await expect(links(page, 'Recent')).toHaveText(['File', 'abs']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(links(page, 'Recent').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/language\/commands\/abs$/);
    await expect(panel(page)).toHaveCount(0);
  });

  test('arrow keys move through the suggestions in the empty box, and typing returns to the input', async ({
    page,
  }) => {
    const box = await openBox(page);
    const tasks = links(page, 'Tasks');
    await expect(tasks).toHaveCount(5);
    await page.keyboard.press('ArrowDown');
    await expect(tasks.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(tasks.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(box).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(
      page.getByRole('group', {name: 'Examples'}).getByRole('button').last(),
    ).toBeFocused();
    await page.keyboard.press('d');
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('d');
    await box.fill('');
    await expect(tasks).toHaveCount(5);
    await page.keyboard.press('ArrowDown');
    await expect(tasks.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/guides\/queries$/);
  });

  test('recent pages appear after navigation within the site', async ({page}) => {
    await openBox(page);
    await links(page, 'Tasks').filter({hasText: 'Query data'}).click();
    await expect(page).toHaveURL(/\/docs\/guides\/queries$/);
    await page.keyboard.press('/');
    await expect(links(page, 'Recent')).toHaveText(['FAQ']);
  });

  test("terms from other platforms find Qodly's equivalents; unknown words are named, with the closest results set apart and three alternatives", async ({
    page,
  }) => {
    await openBox(page);
    await expect(await search(page, 'delete')).toHaveAttribute('href', /EntityClass#drop$/);
    await input(page).fill('cron');
    await expect(results(page).first()).toHaveAttribute('href', /delayProcess$/);
    await input(page).fill('kafka events');
    await expect(panel(page)).toContainText("Qodly's docs don't mention “kafka”.");
    await expect(links(page, 'Other options')).toHaveText([
      'Ask the community',
      'Browse',
      'Report missing docs',
    ]);
    await expect(links(page, 'Other options').last()).toHaveAttribute(
      'href',
      /issues\/new\?title=Docs%3A%20kafka%20events$/,
    );
    await search(page, 'deployment');
    await expect(panel(page)).not.toContainText('Closest results');
    await expect(page.getByRole('group', {name: 'Other options'})).toHaveCount(0);
  });

  test('"No results" is announced only after typing stops, and the first query in lunr syntax does not report a slow index', async ({
    page,
  }) => {
    await openBox(page);
    await search(page, 'string');
    const status = page.getByRole('status').filter({hasText: 'results.'});
    await expect(status).toBeAttached();
    const announced = await status.evaluateHandle((element) => {
      const texts: string[] = [];
      new MutationObserver(() => texts.push(element.textContent)).observe(element, {
        childList: true,
      });
      return texts;
    });
    await input(page).fill('');
    await input(page).pressSequentially('qqqqxxxxzzzz', {delay: 60});
    await expect(page.getByRole('status').filter({hasText: 'No results found.'})).toBeAttached();
    const texts = await announced.evaluate((all) => all);
    expect(texts.filter((text) => text === 'No results found.')).toHaveLength(1);
    await search(page, 'string');
    const shown = await panel(page).evaluateHandle((element) => {
      const texts: string[] = [];
      new MutationObserver(() => texts.push(element.textContent)).observe(element, {
        childList: true,
        subtree: true,
        characterData: true,
      });
      return texts;
    });
    await input(page).fill('title:replaceString');
    await expect(results(page).first()).toContainText('replaceString');
    expect(await shown.evaluate((all) => all.some((text) => text.includes('slow to load')))).toBe(
      false,
    );
  });

  for (const [size, viewport] of Object.entries(sizes)) {
    test(
      `axe finds no violations in examples, functions by type, help, and closest results: ${size}`,
      {tag: '@axe'},
      async ({page}) => {
        await page.setViewportSize(viewport);
        // axe also checks the page behind the box, and a longer page takes longer.
        const route = 'language/SignalClass';
        await (viewport.width < 680 ? openBoxOnPhone(page, route) : openBox(page, route));
        await expect(page.getByRole('group', {name: 'Examples'})).toBeVisible();
        expect.soft(await findViolations(page), 'examples').toEqual([]);
        await search(page, 'collection -> number');
        expect.soft(await findViolations(page), 'functions by type').toEqual([]);
        await input(page).fill('');
        await page.getByRole('button', {name: 'Help'}).click();
        expect.soft(await findViolationsInBothModes(page), 'help').toEqual([]);
        await search(page, 'kafka events');
        expect.soft(await findViolationsInBothModes(page), 'closest results').toEqual([]);
      },
    );
  }
});

test.describe('kinds of queries', () => {
  const inOther = withVersion('^/docs/VERSION/', other);

  test('an arrow query finds functions by parameter and return types, loading their index only then', async ({
    page,
    context,
  }) => {
    const requests: string[] = [];
    context.on('request', (request) => requests.push(request.url()));
    await openBox(page);
    await search(page, 'string collection');
    await expect(results(page).locator('.search-hit-excerpt mark').first()).toBeVisible();
    expect(requests.filter((url) => /search-(?:signatures|code)/.test(url))).toEqual([]);
    const signatures = context.waitForEvent('request', (request) =>
      request.url().includes('search-signatures-docs-default-'),
    );
    await input(page).fill('string, string -> collection');
    await signatures;
    const summary = 'Functions that take a string and a string and return a collection.';
    await expect(panel(page)).toContainText(summary);
    await expect(results(page).first()).toHaveAttribute(
      'href',
      '/docs/language/commands/splitString',
    );
    await expect(page.getByRole('status').filter({hasText: summary})).toBeAttached();
    await input(page).press('Enter');
    await expect(page).toHaveURL(/commands\/splitString$/);
  });

  test('output parameters count as results, a hit shows the matching signature, and a message explains why nothing matches', async ({
    page,
  }) => {
    await openBox(page);
    await search(page, 'blob -> picture');
    await expect(results(page).first()).toContainText('blobToPicture(');
    await search(page, 'bool -> number');
    await expect(results(page).first()).toContainText('num(expression : boolean)');
    await input(page).fill('banana -> number');
    await expect(panel(page)).toContainText('No type in this version is called “banana”.');
    await input(page).fill('picture, picture, picture -> time');
    await expect(panel(page)).toContainText('This version documents no functions that take');
  });

  test('searches the signatures in the selected version', async ({page}) => {
    await openBox(page, `${other}/faq`);
    const link = await search(page, 'date -> integer');
    await expect(link).toHaveAttribute('href', `/docs/${other}/language/commands/dayNumber`);
  });

  test('an empty box shows examples, which can be selected with the keyboard and the mouse', async ({
    page,
  }) => {
    const box = await openBox(page);
    const examples = page.getByRole('group', {name: 'Examples'}).getByRole('button');
    await expect(examples).toHaveText(['.orderBy()', '$filter', 'collection -> number']);
    await examples.first().focus();
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue('.orderBy()');
    await expect(box).toBeFocused();
    await expect(results(page).first()).toContainText('orderBy()');
    await box.fill('');
    await examples.last().click();
    await expect(panel(page)).toContainText(
      'Functions that take a collection and return a number.',
    );
    await expect(results(page).first()).toBeVisible();
  });

  test('Escape closes an empty box immediately, and focusing its button opens nothing', async ({
    page,
  }) => {
    await open(page, 'faq');
    const previousFocus = page.getByRole('link', {name: 'Guides'}).first();
    await previousFocus.focus();
    await page.keyboard.press('/');
    await expect(input(page)).toBeFocused();
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(previousFocus).toBeFocused();
    await expect(panel(page)).toHaveCount(0);
    await page.locator('.navbar [data-search] button').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(panel(page)).toHaveCount(0);
  });

  test('a quoted phrase matches exactly, and a query without results suggests similar names', async ({
    page,
  }) => {
    await openBox(page);
    await search(page, 'wait returns immediately');
    await expect(results(page)).toHaveCount(8);
    const wait = results(page).and(page.locator('[href$="SignalClass#wait"]'));
    await input(page).fill('"returns immediately"');
    await expect(results(page)).not.toHaveCount(8);
    await expect(wait).toBeVisible();
    await expect(panel(page)).not.toContainText('No section');
    // A phrase in a sample.
    await input(page).fill('"pricesLoaded.wait(0.5)"');
    await expect(results(page)).toHaveCount(1);
    await expect(wait).toBeVisible();
    await input(page).fill('"only read zebra collection"');
    await expect(panel(page)).toContainText('No exact phrase match.');
    await expect(results(page).first()).toBeVisible();
    await input(page).fill('cnvrtPctr');
    await expect(panel(page)).toContainText("don't mention “cnvrtPctr”. Closest results:");
    await expect(results(page).first()).toContainText('convertPicture');
  });

  test('?q= opens the box with its query', async ({page}) => {
    for (const route of ['', 'language/commands/abs', 'next/faq', 'no/such/page']) {
      const path = `/docs/${route}?q=date%20-%3E%20integer`;
      await test.step(path, async () => {
        await page.goto(path);
        const box = input(page);
        await expect(box, path).toHaveValue('date -> integer');
        await expect(box, path).toBeFocused();
        await expect(results(page).first(), path).toContainText('dayNumber');
        await expect(panel(page), path).toContainText(
          'Functions that take a date and return an integer.',
        );
      });
    }
  });

  test('the copied link to a search includes the searched version', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openBox(page);
    await search(page, 'string -> date');
    await page.getByRole('button', {name: 'Help'}).click();
    await page.getByRole('button', {name: 'Copy link'}).click();
    await expect(page.getByRole('button', {name: 'Link copied'})).toBeVisible();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    expect(await copied()).toMatch(/\/docs\/faq\?q=string\+-%3E\+date$/);
    await page.getByRole('group', {name: 'Version to search'}).getByText(other).click();
    await expect(results(page).first()).toHaveAttribute('href', inOther);
    await page.getByRole('button', {name: /Link copied|Copy link/}).click();
    await expect.poll(copied).toMatch(withVersion('/docs/VERSION/.*\\?q=', other));
    await page.goto(await copied());
    await expect(results(page).first()).toHaveAttribute('href', inOther);
  });

  test('a deprecated name shows its replacement in hits, on its page, and in the member list', async ({
    page,
  }) => {
    await openBox(page);
    const hit = await search(page, 'Users.getAllUsers');
    await expect(hit).toContainText('Use .allUsers() instead');
    await hit.click();
    await expect(page).toHaveURL(/UsersClass#getallusers$/);
    const article = page.getByRole('article');
    const note = article.getByRole('note').filter({hasText: 'Use .allUsers() instead.'});
    await expect(note.first()).toBeVisible();
    await expect(
      article.getByRole('row').filter({hasText: '.getAllUsers()'}).first(),
    ).toContainText('Use .allUsers() instead.');
  });
});
