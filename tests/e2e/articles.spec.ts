import {expect, type Page} from '@playwright/test';
import {expectTab} from '../support/expectTab';
import {open} from '../support/open';
import {saveData} from '../support/saveData';
import {test} from '../support/test';

/** Returns the requested scripts that contain a text of the article. */
async function scriptsWith(
  page: Page,
  text: string,
  action: () => Promise<void>,
): Promise<string[]> {
  const found: Promise<string[]>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      found.push(response.text().then((source) => (source.includes(text) ? [response.url()] : [])));
    }
  });
  await action();
  return (await Promise.all(found)).flat();
}

test("an opened page's text is never loaded as a script", {tag: '@runtime'}, async ({page}) => {
  // Preloaded pages contain the same sample.
  await page.addInitScript(saveData);
  const scripts = await scriptsWith(page, 'payrollReady', async () => {
    await open(page, 'language/SignalClass');
    await page.waitForLoadState('networkidle');
  });
  await expect(page.getByRole('main')).toContainText('payrollReady');
  expect(scripts).toEqual([]);
});

test('code is copied from a page whose text was never loaded as a script, and from the next page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'language/SignalClass');
  const copyFirst = async () => {
    await page.getByRole('button', {name: 'Copy code to clipboard'}).first().click();
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const firstSample = () => page.locator('.theme-code-block code').first().textContent();
  expect(await copyFirst()).toBe(await firstSample());
  await page.getByRole('main').getByRole('link', {name: 'newSignal'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('newSignal');
  expect(await copyFirst()).toBe(await firstSample());
});

test("a link replaces the page's text without a reload, and Back restores it", async ({page}) => {
  await open(page, 'language/SignalClass');
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  const text = page.getByRole('main').locator('.article-text');
  const before = await text.innerText();
  await page.getByRole('main').getByRole('link', {name: 'newSignal'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('newSignal');
  await expect(text).toHaveCount(1);
  await expect(page.getByRole('main')).toContainText('Creates');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Signal');
  expect(await text.innerText()).toBe(before);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('hovering over a link preloads its page, and Ctrl+click opens a new tab', async ({
  page,
  context,
}) => {
  await open(page, 'language/SignalClass');
  const link = page.getByRole('main').getByRole('link', {name: 'newSignal'}).first();
  const text = page.waitForResponse(
    async (response) =>
      response.url().endsWith('.js') &&
      (await response.text()).includes('"language/commands/newSignal"'),
  );
  await link.hover();
  await text;
  await expectTab(context, /newSignal$/, () => link.click({modifiers: ['ControlOrMeta']}));
  await expect(page).toHaveURL(/SignalClass$/);
});

test('tabs open by keyboard, and the choice persists on the next page and the next visit', async ({
  page,
}) => {
  await open(page, 'api/$filter');
  const http = page.getByRole('tab', {name: 'HTTP'}).first();
  const curl = page.getByRole('tab', {name: 'curl'});
  await http.focus();
  await page.keyboard.press('ArrowRight');
  await expect(curl.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(curl.first()).toHaveAttribute('aria-selected', 'true');
  await expect(http).toHaveAttribute('aria-selected', 'false');
  const panel = page.locator('[role=tabpanel]:not([hidden])').first();
  await expect(panel).toContainText('curl');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('link', {name: '$limit'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('$top/$limit');
  await expect(curl.first()).toHaveAttribute('aria-selected', 'true');
  await open(page, 'api/$filter');
  await expect(curl.first()).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toContainText('curl');
});

test('a text fragment finds text in an unselected tab and selects the tab', async ({page}) => {
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

test('text selection can start on a type in a signature, and types are focusable', async ({
  page,
}) => {
  await open(page, 'language/commands/replaceString');
  const signature = page.locator('.signature').first();
  const type = signature.getByRole('link', {name: 'string'}).first();
  await type.hover();
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

test('a table wider than the page scrolls by keyboard', async ({page}) => {
  await open(page, 'language/commands/length');
  const scrolling = page.getByRole('group', {name: 'Table, scrolls'});
  await expect(scrolling).toHaveCount(0);
  // The site's content policy forbids `<style>`.
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
