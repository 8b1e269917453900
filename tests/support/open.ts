import {expect, type Page} from '@playwright/test';

/** Opens a page by its route and waits for hydration. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  // Docusaurus sets this attribute after hydration.
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
}
