import {expect, type Locator, type Page, type Route} from '@playwright/test';
import {test} from '../support/test';

const indexes = '**/search-index-docs-*.json*';
const unavailable = 'Search is unavailable.';

function input(page: Page): Locator {
  return page.getByRole('combobox', {name: 'Search'});
}

/** Goes to a page, turns to the search box and waits until its code is there. */
async function openBox(page: Page, path = 'faq'): Promise<Locator> {
  await page.goto(path);
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await page.keyboard.press('/');
  await expect(input(page)).toBeFocused();
  return input(page);
}

function results(page: Page): Locator {
  return page.getByRole('listbox', {name: 'Search results'}).getByRole('option');
}

test('opens with / and with Ctrl+K, and keeps what was typed before the box was there', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto('faq');
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await page.route('**/assets/js/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('replaceS');
  release();
  await expect(input(page)).toHaveValue('replaceS');
  await expect(input(page)).toBeFocused();
  await expect(results(page).first()).toContainText('replaceString');
});

test('does not take a slash that is typed into a field', async ({page}) => {
  await page.goto('language/commands/command-list');
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  const field = page.getByRole('searchbox', {name: 'Filter the commands'});
  await field.pressSequentially('a/b');
  await expect(field).toHaveValue('a/b');
});

test('shows what a hit is, its signature, where it stands, and an excerpt with marks', async ({
  page,
}) => {
  const box = await openBox(page);
  await box.fill('jsonParse');
  const first = results(page).first();
  await expect(first).toContainText('command');
  await expect(first).toContainText('jsonParse(');
  await expect(first).toContainText('QodlyScript Reference › Commands');
  await box.fill('session privileges');
  await expect(results(page).locator('.search-hit-excerpt mark').first()).toBeVisible();
});

test('is a combobox with a list: arrows choose, Enter goes, Escape closes', async ({page}) => {
  const box = await openBox(page);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await box.fill('string');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(results(page).nth(0)).toHaveAttribute('aria-selected', 'true');
  await box.press('ArrowDown');
  const second = results(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await second.getAttribute('id')) ?? '',
  );
  await expect(page.getByRole('status').filter({hasText: '8 results.'})).toBeAttached();
  await box.press('Escape');
  await expect(results(page)).toHaveCount(0);
  await box.fill('replaceString');
  await expect(results(page).first()).toContainText('replaceString');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/docs\/language\/commands\/replaceString$/);
});

test('hits are links', async ({page}) => {
  const box = await openBox(page);
  await box.fill('EntitySelection.orderBy');
  await expect(results(page).first().getByRole('link')).toHaveAttribute(
    'href',
    '/docs/language/EntitySelectionClass#orderby',
  );
});

test('says when nothing is found, and closes when the query is cleared', async ({page}) => {
  const box = await openBox(page);
  await box.fill('qqqqxxxxzzzz');
  await expect(page.locator('.aa-Panel')).toContainText('No results found.');
  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(page.locator('.aa-Panel')).toHaveCount(0);
  await expect(box).toHaveValue('');
});

test('shows what lunr says about a wrong query', async ({page}) => {
  const box = await openBox(page);
  await box.fill('date~x');
  await expect(page.locator('.aa-Panel')).toContainText('edit distance must be numeric');
  await box.fill('title:date');
  await expect(results(page).first()).toBeVisible();
});

test('cuts the query to 512 characters', async ({page}) => {
  const box = await openBox(page);
  await box.fill('a'.repeat(600));
  expect((await box.inputValue()).length).toBeLessThanOrEqual(600);
  await expect(box).toHaveAttribute('maxlength', '512');
  await expect(page.locator('.aa-Panel')).toBeVisible();
});

test('searches the version that is read, and another one at a click', async ({page}) => {
  const box = await openBox(page, '1.0.0/faq');
  await box.fill('replaceString');
  await expect(results(page).first().getByRole('link')).toHaveAttribute(
    'href',
    '/docs/1.0.0/language/commands/replaceString',
  );
  await page.getByRole('group', {name: 'Version to search'}).getByText('next').click();
  await expect(results(page).first().getByRole('link')).toHaveAttribute(
    'href',
    '/docs/next/language/commands/replaceString',
  );
});

test('marks the words on the page, once, and the marks can be cleared', async ({page}) => {
  const box = await openBox(page);
  await box.fill('occurrences deleted');
  await results(page).first().click();
  const marks = page.locator('article .search-mark');
  await expect(marks.first()).toBeAttached();
  expect(
    await marks.evaluateAll((all) =>
      all.some((mark) => {
        const {top, bottom} = mark.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      }),
    ),
  ).toBe(true);
  await page.getByRole('button', {name: 'Clear marks'}).click();
  await expect(marks).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await expect(marks).toHaveCount(0);
});

test('several boxes on a page do not disturb each other', async ({page}) => {
  await page.goto('');
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  const hero = page.getByRole('main').locator('[data-search]');
  await hero.locator('button, input').first().click();
  await hero.getByRole('combobox').fill('replaceString');
  await expect(results(page).first()).toContainText('replaceString');
  await page.getByRole('main').getByRole('heading', {level: 1}).click();
  await expect(results(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await page.locator('.navbar').getByRole('combobox').fill('jsonParse');
  await expect(results(page).first()).toContainText('jsonParse');
});

test('covers a small screen, and Cancel leaves it', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('faq');
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await page.locator('.navbar [data-search] button').first().click();
  await input(page).fill('replaceString');
  await expect(results(page).first()).toBeVisible();
  expect(await page.locator('.aa-DetachedContainer').boundingBox()).toEqual({
    x: 0,
    y: 0,
    width: 390,
    height: 844,
  });
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(input(page)).toHaveCount(0);
});

test('loads nothing on a connection that saves data, before the reader asks', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('faq', {waitUntil: 'networkidle'});
  expect(requested.filter((url) => url.includes('search-'))).toEqual([]);
  await expect(page.locator('.navbar').getByRole('button', {name: 'Search...'})).toBeVisible();
});

test('asks for an index once', async ({page}) => {
  let requests = 0;
  await page.route(indexes, async (route) => {
    requests += 1;
    await route.continue();
  });
  const box = await openBox(page);
  for (const query of ['date', 'string', 'entity']) {
    await box.fill(query);
    await expect(results(page).first()).toBeVisible();
  }
  expect(requests).toBe(1);
});

const failures: [string, (route: Route) => Promise<void>][] = [
  ['404', (route) => route.fulfill({status: 404, body: 'Not found'})],
  ['500', (route) => route.fulfill({status: 500})],
  [
    'HTML instead of JSON',
    (route) => route.fulfill({contentType: 'text/html', body: '<p>Home</p>'}),
  ],
  [
    'broken JSON',
    (route) => route.fulfill({contentType: 'application/json', body: '{"documents":['}),
  ],
  ['JSON of another shape', (route) => route.fulfill({json: {documents: {}, index: null}})],
  ['offline', (route) => route.abort('internetdisconnected')],
  ['aborted', (route) => route.abort('aborted')],
];

for (const [name, fail] of failures) {
  test(`says that search is unavailable, and recovers: ${name}`, async ({page}) => {
    await page.route(indexes, fail);
    const box = await openBox(page);
    await box.fill('replaceStrin');
    await expect(page.locator('.aa-Panel')).toContainText(unavailable);
    await expect(page.locator('.aa-Panel')).not.toContainText('No results found.');
    await page.unroute(indexes);
    await box.press('End');
    await box.press('g');
    await expect(results(page).first()).toContainText('replaceString');
  });
}

test('says when the index is slow, and keeps the query', async ({page}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(indexes, async (route) => {
    await held;
    await route.continue();
  });
  const box = await openBox(page);
  await box.fill('replaceString');
  await expect(page.locator('.aa-Panel')).toContainText('Still searching.');
  await expect(page.getByRole('status').filter({hasText: 'Still searching.'})).toBeAttached();
  await expect(box).toHaveValue('replaceString');
  release();
  await expect(results(page).first()).toContainText('replaceString');
});

for (const query of [
  '<img src=x onerror=window.hacked=1>',
  '"><script>window.hacked=1</script>',
  'javascript:window.hacked=1',
  '{{constructor.constructor("window.hacked=1")()}}',
  '\u202e\u0000💥'.repeat(50),
  '((((([[[[',
  '*'.repeat(300),
]) {
  test(`takes hostile input as text: ${JSON.stringify(query).slice(0, 40)}`, async ({page}) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const box = await openBox(page);
    await box.fill(query);
    await expect(page.locator('.aa-Panel')).toBeVisible();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await page.locator('.aa-Panel img, .aa-Panel script').count()).toBe(0);
    await box.fill('replaceString');
    await expect(results(page).first()).toContainText('replaceString');
    expect(errors).toEqual([]);
  });
}
