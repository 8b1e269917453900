import {expect, type Locator, type Page} from '@playwright/test';

/** Opens a page by its route and waits for hydration. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await expect(hydrated(page)).toBeAttached();
}

/** Matches once the page has hydrated, which Docusaurus records in an attribute. */
export const hydrated = (page: Page): Locator => page.locator('html[data-has-hydrated="true"]');

export const title = (page: Page): Locator => page.getByRole('heading', {level: 1});

export const notice = (page: Page): Locator => page.locator('.page-notice');

export const navbarLink = (page: Page, name: string): Locator =>
  page.locator('.navbar').getByRole('link', {name});

/** Returns the text on the clipboard. */
export const copiedText = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/** Goes back from a page whose layer has just closed: its history entry is removed only afterward. */
export async function goBackFromClosedLayer(page: Page): Promise<void> {
  const hasEntry = () => page.evaluate(() => Object.hasOwn(history.state ?? {}, 'layer'));
  await expect.poll(hasEntry).toBe(false);
  await page.goBack();
}
