import {expect, type Page} from '@playwright/test';
import {input} from './searchBox';

/** Takes the query away, and waits until the open box is as it was when it opened. */
export async function clearBox(page: Page): Promise<void> {
  await input(page).fill('');
  await expect(page.getByRole('group', {name: 'Examples'})).toBeVisible();
}
