import {expect, type Page} from '@playwright/test';
import {faults} from './axe';

/** What axe finds in parts of a light page, in dark and in light. */
export async function faultsOfParts(page: Page, parts: string): Promise<string[]> {
  const found: string[] = [];
  for (const mode of ['dark', 'light']) {
    // No mouse: a dialog may be in front of it, and on a phone it is in the menu.
    await page
      .locator('.navbar button[aria-label^="Switch between dark and"]')
      .dispatchEvent('click');
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    found.push(...(await faults(page, parts)).map((fault) => `${mode}: ${fault}`));
  }
  return found;
}
