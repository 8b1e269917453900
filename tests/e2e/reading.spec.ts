import {expect, test} from '@playwright/test';
import {open} from '../support/open';
import {latest, other, withVersion} from '../support/versions';

const phone = {width: 390, height: 844};

test('keeps the page when the version changes, and remembers the version', async ({page}) => {
  await open(page, 'language/SignalClass');
  await page.getByRole('button', {name: latest}).hover();
  await page.getByRole('link', {name: 'next', exact: true}).click();
  await expect(page).toHaveURL(/\/docs\/next\/language\/SignalClass$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Signal');
  await page.mouse.move(0, 0);
  await page.locator('.navbar').getByRole('button', {name: 'next'}).hover();
  await page.getByRole('link', {name: other, exact: true}).click();
  await expect(page).toHaveURL(withVersion('/docs/VERSION/language/SignalClass$', other));
  await open(page, '');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', {name: other})).toHaveAttribute('aria-pressed', 'true');
  await expect(main.getByRole('link', {name: 'Frequently asked questions'})).toHaveAttribute(
    'href',
    `/docs/${other}/faq`,
  );
});

test('the landing page leads into the docs of the version read', async ({page}) => {
  await open(page, '');
  const paths = page.getByRole('main');
  await expect(paths.getByRole('link', {name: 'Commands'})).toHaveAttribute(
    'href',
    '/docs/language/commands/command-list',
  );
  await paths.getByRole('button', {name: 'next'}).click();
  await expect(paths.getByRole('link', {name: 'Commands'})).toHaveAttribute(
    'href',
    '/docs/next/language/commands/command-list',
  );
});

test('the sidebar shows where the reader is, and opens its categories', async ({page}) => {
  // On a slow machine, an entry that is still moving can slip away between mousedown and mouseup.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, 'language/SignalClass');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('link', {name: 'Signal', exact: true})).toHaveAttribute(
    'aria-current',
    'page',
  );
  const command = sidebar.getByRole('link', {name: 'replaceString'});
  await expect(command).toBeHidden();
  await sidebar.getByRole('button', {name: "Expand sidebar category 'Commands'"}).click();
  await command.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('replaceString');
});

test('the sidebar brings the entry of the page into view, also when it must unfold, and keeps its place from entry to entry', async ({
  page,
}) => {
  await open(page, 'language/commands/replaceString');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const current = sidebar.locator('[aria-current="page"]');
  await expect(current).toHaveText('replaceString');
  await expect(current).toBeInViewport();
  await sidebar.hover();
  await page.mouse.wheel(0, 150);
  const scrolled = () => sidebar.evaluate((nav) => nav.scrollTop);
  const round = sidebar.getByRole('link', {name: 'round', exact: true});
  await round.hover();
  const place = await scrolled();
  expect(place).toBeGreaterThan(500);
  await round.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('round');
  expect(await scrolled()).toBe(place);
  await open(page, 'language/SignalClass');
  await page.getByRole('main').getByRole('link', {name: 'newSignal'}).first().click();
  await expect(current).toHaveText('newSignal');
  await expect(current).toBeInViewport();
});

test('the contents follow the reader, also where they are longer than the window', async ({
  page,
}) => {
  await open(page, 'language/EntitySelectionClass');
  const contents = page.getByRole('navigation', {name: 'On this page'});
  const last = contents.getByRole('link', {name: '.toCollection()'});
  await expect(last).not.toBeInViewport();
  await page.locator('#tocollection').scrollIntoViewIfNeeded();
  await page.locator('#tocollection').evaluate((heading) => heading.scrollIntoView());
  await expect(last).toHaveClass(/--active/);
  await expect(last).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(contents.getByRole('link', {name: 'How to get one'})).toBeInViewport();
});

test('the mark behind a heading copies its address, and says so', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'language/SignalClass');
  const mark = page.getByRole('link', {name: 'Direct link to How to get one'});
  await page.getByRole('heading', {name: 'How to get one'}).hover();
  const target = await mark.boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await mark.click();
  await expect(page.getByText('Link copied')).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname + new URL(copied).hash).toBe(
    '/docs/language/SignalClass#how-to-get-one',
  );
});

test('the mobile menu has the sidebar, and a button back to the main menu', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, 'language/SignalClass');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar').getByText('QodlyScript Reference')).toBeVisible();
  await page.getByRole('button', {name: /Back to main menu/}).click();
  await page.locator('.navbar-sidebar').getByRole('link', {name: 'FAQ'}).click();
  await expect(page).toHaveURL(/\/docs\/faq$/);
});

test('the colour mode is light at first; a change of it, and the closed announcement, persist', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, 'faq');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const announcement = page.getByText(`Qodly ${latest} is out`);
  await expect(announcement).toBeVisible();
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(announcement).toBeHidden();
  await open(page, 'language/SignalClass');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(announcement).toBeHidden();
});

test('the feedback link opens an issue about this very page', async ({page}) => {
  await open(page, 'next/language/SignalClass');
  const link = page.getByRole('link', {name: 'Give feedback on this page'});
  const url = new URL((await link.getAttribute('href')) ?? '');
  expect(url.searchParams.get('title')).toBe('Docs: language/SignalClass (next)');
  expect(url.searchParams.get('body')).toContain('Page: /docs/next/language/SignalClass');
});

test('a parameter of a signature leads to its row', async ({page}) => {
  await open(page, 'language/commands/replaceString');
  await page.locator('.signature').getByRole('link', {name: 'howMany'}).click();
  await expect(page).toHaveURL(/#parameter-howmany$/);
  await expect(page.getByRole('row', {name: /howMany/})).toBeInViewport();
});

test('an address that is none suggests the nearest pages of that version', async ({page}) => {
  await page.goto('next/language/commands/replaceStrin');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await page.getByRole('link', {name: 'language/commands/replaceString'}).click();
  await expect(page).toHaveURL(/\/docs\/next\/language\/commands\/replaceString$/);
});

test('the list of commands is filtered as the reader types', async ({page}) => {
  await open(page, 'language/commands/command-list');
  const list = page.getByRole('main').getByRole('listitem');
  await page.getByRole('searchbox', {name: 'Filter commands'}).fill('json parse');
  await expect(list.filter({hasText: 'jsonParse'})).toBeVisible();
  await expect(list.filter({hasText: 'replaceString'})).toBeHidden();
  // By what other languages call it, which the list doesn't show.
  await page.getByRole('searchbox', {name: 'Filter commands'}).fill('left');
  await expect(list.filter({hasText: /^substring /})).toBeVisible();
  await page.getByRole('searchbox', {name: 'Filter commands'}).fill('json parse');
  await expect(page.getByRole('heading', {name: 'String', exact: true})).toBeHidden();
  const message = page.getByRole('status').filter({hasText: 'No matches'});
  await expect(message).toHaveCount(0);
  await page.getByRole('searchbox', {name: 'Filter commands'}).fill('no such thing');
  await expect(message).toBeVisible();
});

test('a name in code marks leads to its page, with its signature as title', async ({page}) => {
  await open(page, 'language/SignalClass');
  const link = page.getByRole('main').getByRole('link', {name: 'newSignal'}).first();
  await expect(link).toHaveAttribute('title', 'newSignal {(description : string)} : 4D.Signal');
  await link.click();
  await expect(page).toHaveURL(/\/docs\/language\/commands\/newSignal$/);
});

test('tabs of the same kind change together', async ({page}) => {
  await open(page, 'api/$filter');
  const curl = page.getByRole('tab', {name: 'curl'});
  await expect(curl).toHaveCount(2);
  await curl.first().click();
  await expect(curl.nth(1)).toHaveAttribute('aria-selected', 'true');
});
