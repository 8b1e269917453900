import {expect, type Page} from '@playwright/test';

/** Opens a page below the base path and waits until React has taken it over. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  // Docusaurus sets this attribute once React has taken over the page.
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
}
