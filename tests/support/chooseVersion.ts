import {expect, type Page} from '@playwright/test';

/** Chooses a version in the navbar. */
export async function chooseVersion(page: Page, name: RegExp): Promise<void> {
  const version = page.locator('.navbar .dropdown__menu').getByRole('link', {name});
  await expect(async () => {
    // The menu closes after a choice, and opens again when the pointer returns.
    await page.mouse.move(0, 0);
    await page.locator('.navbar .dropdown').hover();
    await version.click({timeout: 5000});
  }).toPass();
}
