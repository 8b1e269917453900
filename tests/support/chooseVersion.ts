import type {Page} from '@playwright/test';

/** Chooses a version in the navbar. */
export async function chooseVersion(page: Page, name: RegExp): Promise<void> {
  await page.locator('.navbar .dropdown').hover();
  await page.locator('.navbar .dropdown__menu').getByRole('link', {name}).click();
}
