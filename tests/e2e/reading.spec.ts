import {expect, type Locator} from '@playwright/test';
import {chooseVersion} from '../support/chooseVersion';
import {expectMessage, recordMessages, shownMessages} from '../support/messages';
import {copiedText, navbarLink, open, title} from '../support/open';
import {test} from '../support/test';
import {latest, other, withVersion} from '../support/versions';

test('switching the version keeps the place, and is remembered', async ({page}) => {
  await open(page, 'language/SignalClass?from=mail#how-to-get-one');
  await chooseVersion(page, /^next$/);
  await expect(page).toHaveURL(/\/docs\/next\/language\/SignalClass\?from=mail#how-to-get-one$/);
  await expect(title(page)).toHaveText('Signal');
  await chooseVersion(page, withVersion('^VERSION$', other));
  await expect(page).toHaveURL(withVersion('/docs/VERSION/language/SignalClass\\?', other));
  await open(page, '');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', {name: 'Frequently asked questions'})).toHaveAttribute(
    'href',
    `/docs/${other}/faq`,
  );
  await expect(navbarLink(page, 'FAQ')).toHaveAttribute('href', `/docs/${other}/faq`);
  await main.getByRole('link', {name: 'Frequently asked questions'}).click();
  await page.getByRole('alert').getByRole('link', {name: latest}).click();
  await expect(page).toHaveURL(/\/docs\/faq$/);
  await open(page, '');
  await expect(main.locator('[href="/docs/faq"]')).toBeVisible();
});

test('the sidebar shows the current page, and its categories expand', async ({page}) => {
  // On a slow machine, a moving entry can slip away between mousedown and mouseup.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, 'language/SignalClass');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('link', {name: 'Signal', exact: true})).toHaveAttribute(
    'aria-current',
    'page',
  );
  const command = sidebar.getByRole('link', {name: 'replaceString'});
  await expect(command).toBeHidden();
  const shrink = sidebar.getByRole('button', {name: "Collapse sidebar category 'Commands'"});
  await sidebar.getByRole('button', {name: "Expand sidebar category 'Commands'"}).click();
  await expect(command).toBeVisible();
  // The longer list doesn't make the sidebar scroll to the page's entry.
  await expect(shrink).toBeInViewport();
  await command.click();
  await expect(title(page)).toHaveText('replaceString');
});

test("the sidebar shows the page's entry, and keeps its position", async ({page}) => {
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
  const position = await scrolled();
  expect(position).toBeGreaterThan(500);
  await round.click();
  await expect(title(page)).toHaveText('round');
  expect(await scrolled()).toBe(position);
  await open(page, 'language/SignalClass');
  // The sidebar no longer follows a page once the reader has used it.
  await sidebar.hover();
  await page.mouse.wheel(0, 150);
  const commands = sidebar.getByRole('button', {name: "sidebar category 'Commands'"});
  await commands.scrollIntoViewIfNeeded();
  await commands.evaluate((button: HTMLElement) => button.click());
  await expect(sidebar.getByRole('link', {name: 'abort', exact: true})).toBeVisible();
  await expect(commands).toBeInViewport();
  await page.getByRole('main').getByRole('link', {name: 'newSignal'}).first().click();
  await expect(current).toHaveText('newSignal');
  await expect(current).toBeInViewport();
});

test('the table of contents follows the reader, even if taller than the window', async ({page}) => {
  await open(page, 'language/EntitySelectionClass');
  const contents = page.getByRole('navigation', {name: 'On this page'});
  const last = contents.getByRole('link', {name: '.toCollection()'});
  await expect(last).not.toBeInViewport();
  await page.locator('#tocollection').scrollIntoViewIfNeeded();
  await page.locator('#tocollection').evaluate((heading) => heading.scrollIntoView());
  await expect(last).toHaveClass(/--active/);
  await expect(last).toBeInViewport();
  const color = (element: Locator) =>
    element.evaluate((found) => getComputedStyle(found).borderLeftColor);
  expect(await color(last)).not.toBe(await color(contents.getByRole('link').first()));
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(contents.getByRole('link', {name: 'Get an instance'})).toBeInViewport();
});

test("a heading's link copies its URL and shows a confirmation", async ({page}) => {
  await recordMessages(page);
  await open(page, 'language/SignalClass');
  const hashLink = page.getByRole('link', {name: 'Direct link to Get an instance'});
  await page.getByRole('heading', {name: 'Get an instance'}).hover();
  const target = await hashLink.boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await hashLink.click();
  await expectMessage(page, 'Link copied');
  // The page is still the same.
  expect(await shownMessages(page)).not.toContain('Signal');
  const confirmation = page.locator('.hash-link[data-copied]');
  await expect(confirmation).toHaveCSS('opacity', '1');
  const copied = await copiedText(page);
  expect(new URL(copied).pathname + new URL(copied).hash).toBe(
    '/docs/language/SignalClass#how-to-get-one',
  );
  await expect(confirmation).toHaveCount(0);
  await expect(page.getByRole('status').filter({hasText: 'Link copied'})).toHaveCount(0);
});

test('a changed color mode and a closed announcement persist', async ({page}) => {
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

test('the command list is filtered as the reader types', async ({page}) => {
  await open(page, 'language/commands/command-list');
  const list = page.getByRole('main').getByRole('listitem');
  await page.getByRole('searchbox', {name: 'Filter commands'}).fill('json parse');
  await expect(list.filter({hasText: 'jsonParse'})).toBeVisible();
  await expect(list.filter({hasText: 'replaceString'})).toBeHidden();
  // The command's name in other languages, which the list doesn't show.
  await page.getByRole('searchbox', {name: 'Filter commands'}).fill('left');
  await expect(list.filter({hasText: /^substring /})).toBeVisible();
  await page.getByRole('searchbox', {name: 'Filter commands'}).fill('json parse');
  await expect(page.locator('#string')).toBeHidden();
  const message = page.getByRole('status').filter({hasText: 'No matches'});
  await expect(message).toHaveCount(0);
  await page.getByRole('searchbox', {name: 'Filter commands'}).fill('no such thing');
  await expect(message).toBeVisible();
  // A link to a hidden section empties the filter.
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await contents.getByRole('link', {name: 'String', exact: true}).click();
  await expect(page.locator('#string')).toBeInViewport();
});

test("the landing page's demo raises salaries by the chosen rate", async ({page}) => {
  await open(page, '');
  const demo = page.getByRole('figure', {name: 'Write it once, call it from anywhere'});
  await demo.getByRole('slider', {name: 'Rate'}).fill('10');
  await expect(demo).toContainText('[1.1]');
  await demo.getByRole('button', {name: 'Raise by 10%'}).click();
  await expect(demo.getByText('34,100')).toBeVisible();
  const response = demo.getByLabel('Response to the REST call');
  await expect(response).toHaveText('');
  await demo.getByRole('button', {name: 'Send'}).click();
  await expect(demo.getByText('37,510')).toBeVisible();
  await expect(response).toHaveText('{"result": 2}');
});

test.describe('the article', () => {
  test("a link replaces the page's text without a reload, and Back restores it", async ({page}) => {
    await recordMessages(page);
    await open(page, 'language/SignalClass');
    await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
    const text = page.getByRole('main').locator('.article-text');
    const before = await text.innerText();
    await page.getByRole('main').getByRole('link', {name: 'newSignal'}).first().click();
    await expect(title(page)).toHaveText('newSignal');
    await expect(text).toHaveCount(1);
    await expect(page.getByRole('main')).toContainText('Creates');
    // Screen readers announce the new page's title.
    await expectMessage(page, 'newSignal');
    await page.goBack();
    await expect(title(page)).toHaveText('Signal');
    expect(await text.innerText()).toBe(before);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('hovering over a link preloads its page', async ({page}) => {
    await open(page, 'language/SignalClass');
    const link = page.getByRole('main').getByRole('link', {name: 'newSignal'}).first();
    const loaded = page.waitForResponse(
      async (response) =>
        response.url().endsWith('.js') &&
        (await response.text()).includes('"language/commands/newSignal"'),
    );
    await link.hover();
    await loaded;
  });

  test('tabs open with the keyboard, and the choice persists', async ({page}) => {
    await open(page, 'api/$filter');
    const http = page.getByRole('tab', {name: 'HTTP'}).first();
    const curl = page.getByRole('tab', {name: 'curl'});
    await http.focus();
    await page.keyboard.press('ArrowRight');
    await expect(curl.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(curl.first()).toHaveAttribute('aria-selected', 'true');
    await expect(curl.first()).toHaveAttribute('tabindex', '0');
    await expect(curl.first()).toHaveCSS('border-bottom-style', 'solid');
    await expect(http).toHaveAttribute('aria-selected', 'false');
    const panel = page.locator('[role=tabpanel]:not([hidden])').first();
    await expect(panel).toContainText('curl');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.getByRole('link', {name: '$limit'}).click();
    await expect(title(page)).toHaveText('$top/$limit');
    await expect(curl.first()).toHaveAttribute('aria-selected', 'true');
    await open(page, 'api/$filter');
    await expect(curl.first()).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toContainText('curl');
    await http.click();
    await expect(http).toHaveAttribute('aria-selected', 'true');
    await expect(panel).not.toContainText('curl');
    await http.press('ArrowLeft');
    await expect(page.getByRole('tab', {name: 'fetch'}).first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(http).toBeFocused();
    // These samples have no names, and can't run.
    await expect(page.locator('.code-body pre[aria-label]')).toHaveCount(0);
  });

  test('a text fragment selects the tab with the text', async ({page}) => {
    await open(page, 'api/$filter');
    const group = page.locator('[data-tab-group]').first();
    const panel = group.locator('[role=tabpanel]').nth(1);
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    // The browser fires the event when it finds hidden text, then reveals it.
    await panel.evaluate((element) => {
      element.firstElementChild?.dispatchEvent(new Event('beforematch', {bubbles: true}));
    });
    await expect(group.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toBeVisible();
  });

  test('a selection can start on a type in a signature @nightly', async ({page}) => {
    await open(page, 'language/commands/replaceString');
    const signature = page.locator('.signature').first();
    const type = signature.getByRole('link', {name: 'string'}).first();
    await type.hover();
    // The code that lets a selection start on a link loads when the pointer arrives.
    await expect(signature).toHaveAttribute('data-linked');
    const box = await type.boundingBox();
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 8, {steps: 8});
    await page.mouse.up();
    expect(await page.evaluate(() => window.getSelection()?.toString())).toContain('oldString');
    await expect(page).toHaveURL(/replaceString$/);
    await page.locator('.parameters').getByRole('link', {name: 'string'}).first().focus();
    const card = page.locator('main #reference-card');
    await expect(card).toBeAttached();
  });

  test('a table wider than the page scrolls with the keyboard', async ({page}) => {
    await open(page, 'language/commands/length');
    const scrolling = page.getByRole('group', {name: 'Table, scrolls'});
    await expect(scrolling).toHaveCount(0);
    // The site's CSP forbids `<style>`.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('main table {min-width: 60rem}');
      document.adoptedStyleSheets.push(sheet);
    });
    await page.setViewportSize({width: 700, height: 844});
    await scrolling.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => scrolling.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  });
});
