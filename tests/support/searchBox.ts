import {expect, type Locator, type Page} from '@playwright/test';
import {open} from './open';

/** Matches each version's search index. */
export const indexes = '**/search-index-docs-*.json*';

export function input(page: Page): Locator {
  return page.getByRole('combobox', {name: 'Search'});
}

export function panel(page: Page): Locator {
  return page.locator('.search-panel');
}

export function results(page: Page): Locator {
  return page.getByRole('listbox', {name: 'Search results'}).getByRole('option');
}

export function dialog(page: Page): Locator {
  return page.getByRole('dialog', {name: 'Search'});
}

/** Hovers over the button and waits for the dialog's code, which includes its styles. */
export async function loadBox(
  page: Page,
  button = page.locator('.navbar [data-search]'),
): Promise<void> {
  // `force`: the dialog may cover the button.
  await button.hover({force: true});
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
}

/** Opens a page and presses `/`. Returns the input once it is focused. */
export async function openBox(page: Page, route = 'faq'): Promise<Locator> {
  await open(page, route);
  await page.keyboard.press('/');
  await expect(input(page)).toBeFocused();
  return input(page);
}

/** Opens the search box on a phone, where the dialog covers the screen. */
export async function openBoxOnPhone(page: Page, route = 'faq'): Promise<Locator> {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, route);
  await page.locator('.navbar [data-search] button').click();
  await expect(input(page)).toBeFocused();
  return input(page);
}

/** Searches and waits for the first result. */
export async function search(page: Page, query: string): Promise<Locator> {
  await input(page).fill(query);
  const first = results(page).first();
  await expect(first).toBeVisible();
  return first;
}

/** Sets `navigator.connection` in pages opened from now on. */
export async function setConnection(
  page: Page,
  connection: {saveData?: boolean; effectiveType?: string},
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
}

/** Clears the query and waits until the box looks as it did when it opened. */
export async function clearBox(page: Page): Promise<void> {
  await input(page).fill('');
  await expect(page.getByRole('group', {name: 'Examples'})).toBeVisible();
}
