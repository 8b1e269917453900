import {expect, type Page} from '@playwright/test';
import {hold} from '../support/hold';
import {open} from '../support/open';
import {indexes, input, loadBox, openBox, panel, results} from '../support/searchBox';
import {test} from '../support/test';

const otherLink = (page: Page) => page.getByRole('link', {name: 'Getting Started'});

const scripts = '**/assets/js/*.js';

test('keeps text typed before the code of the box has loaded', async ({page}) => {
  await open(page, 'faq');
  const release = await hold(page, scripts);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(' replaceX');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('S');
  release();
  await expect(input(page)).toHaveValue('replaceS');
  await expect(input(page)).toBeFocused();
  await expect(results(page).first()).toContainText('replaceString');
  await page.keyboard.press('Escape');
  await expect(page.locator('.search-placeholder')).toHaveText('Search...');
});

test('does not steal focus if the reader has moved on', async ({page}) => {
  await open(page, 'faq');
  const release = await hold(page, scripts);
  await page.keyboard.press('/');
  await otherLink(page).focus();
  release();
  await loadBox(page);
  await expect(otherLink(page)).toBeFocused();
  await expect(input(page)).toHaveCount(0);
});

test('a box keeps the focus when the next page arrives @nightly', async ({page}) => {
  await openBox(page);
  await page.keyboard.press('Escape');
  const release = await hold(page, scripts);
  await otherLink(page).click();
  await page.keyboard.press('/');
  await expect(input(page)).toBeFocused();
  release();
  await expect(page).toHaveTitle(/^Quickstart/);
  await page.keyboard.type('json');
  await expect(input(page)).toHaveValue('json');
  await expect(input(page)).toBeFocused();
});

test('reading a page loads no search code, and hovering over the box loads it', async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().includes('search-')) {
      requested.push(request.url());
    }
  });
  await page.goto('faq', {waitUntil: 'networkidle'});
  const before = requested.length;
  expect(requested.filter((url) => url.includes('search-'))).toEqual([]);
  await loadBox(page);
  expect(requested.length).toBeGreaterThan(before);
});

test('says nothing about results before an index arrives', async ({page}) => {
  const release = await hold(page, indexes);
  const request = page.waitForRequest(indexes);
  const box = await openBox(page);
  // The index is requested before the reader types.
  await request;
  const readShown = await recordTexts(page);
  await box.pressSequentially('replace text');
  await expect(panel(page)).toContainText('Still loading the search index');
  await expect(page.locator('.search-spinner')).toBeVisible();
  await expect(page.getByRole('status').filter({hasText: 'Still loading'})).toBeAttached();
  expect((await readShown()).filter((text) => /No results|\d results?\b/.test(text))).toEqual([]);
  release();
  await expect(results(page).first()).toContainText('replaceString');
  expect((await readShown()).filter((text) => text.includes('No results'))).toEqual([]);
});

/** Records everything that the search messages and live regions say from now on. */
async function recordTexts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const texts: string[] = [];
    Object.assign(window, {recordedTexts: texts});
    new MutationObserver(() => {
      for (const element of document.querySelectorAll('.search-message, [role="status"]')) {
        texts.push(element.textContent);
      }
    }).observe(document.body, {childList: true, characterData: true, subtree: true});
  });
  return () => page.evaluate(() => (window as unknown as {recordedTexts: string[]}).recordedTexts);
}
