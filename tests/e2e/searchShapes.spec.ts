import {expect, test} from '@playwright/test';
import {open} from '../support/open';
import {other, withVersion} from '../support/versions';
import {input, openBox, panel, results, search} from '../support/searchBox';

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
  expect(requests.filter((url) => /search-(?:shapes|code)/.test(url))).toEqual([]);
  const shapes = context.waitForEvent('request', (request) =>
    request.url().includes('search-shapes-docs-default-'),
  );
  await input(page).fill('string, string -> collection');
  await shapes;
  const summary = 'Functions that take a string and a string and give a collection.';
  await expect(panel(page)).toContainText(summary);
  await expect(results(page).first()).toHaveAttribute(
    'href',
    '/docs/language/commands/splitString',
  );
  await expect(page.getByRole('status').filter({hasText: summary})).toBeAttached();
  await input(page).press('Enter');
  await expect(page).toHaveURL(/commands\/splitString$/);
});

test('output parameters count as results, a hit shows the matching signature, and no hits are explained', async ({
  page,
}) => {
  await openBox(page);
  await search(page, 'blob -> picture');
  await expect(results(page).first()).toContainText('blobToPicture(');
  await search(page, 'bool -> number');
  await expect(results(page).first()).toContainText('num(expression : boolean)');
  await input(page).fill('banana -> number');
  await expect(panel(page)).toContainText('No type of this version is called “banana”.');
  await input(page).fill('picture, picture, picture -> time');
  await expect(panel(page)).toContainText('This version documents no functions that take');
});

test('searches the signatures of the selected version', async ({page}) => {
  await openBox(page, `${other}/faq`);
  const link = await search(page, 'date -> integer');
  await expect(link).toHaveAttribute('href', `/docs/${other}/language/commands/dayNumber`);
});

test('an empty box shows examples, which can be selected by keyboard and mouse', async ({page}) => {
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
  await expect(panel(page)).toContainText('Functions that take a collection and give a number.');
  await expect(results(page).first()).toBeVisible();
});

test('Escape closes an empty box immediately, and focusing its button opens nothing', async ({
  page,
}) => {
  await open(page, 'faq');
  const before = page.getByRole('link', {name: 'Guides'}).first();
  await before.focus();
  await page.keyboard.press('/');
  await expect(input(page)).toBeFocused();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(before).toBeFocused();
  await expect(panel(page)).toHaveCount(0);
  await page.locator('.navbar [data-search] button').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(panel(page)).toHaveCount(0);
});

test('a quoted phrase matches exactly, and a query without results suggests the nearest names', async ({
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
  await expect(panel(page)).toContainText('Did you mean:');
  await expect(results(page).first()).toContainText('convertPicture');
});

test('?q= opens the box with its query', async ({page}) => {
  for (const route of ['', 'language/commands/abs', 'next/faq', 'no/such/page']) {
    const address = `/docs/${route}?q=date%20-%3E%20integer`;
    await test.step(address, async () => {
      await page.goto(address);
      const box = input(page);
      await expect(box, address).toHaveValue('date -> integer');
      await expect(box, address).toBeFocused();
      await expect(results(page).first(), address).toContainText('dayNumber');
      await expect(panel(page), address).toContainText(
        'Functions that take a date and give an integer.',
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

test('a deprecated name shows its replacement in hits, on its page, and in the list of members', async ({
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
  await expect(article.getByRole('row').filter({hasText: '.getAllUsers()'}).first()).toContainText(
    'Use .allUsers() instead.',
  );
});
