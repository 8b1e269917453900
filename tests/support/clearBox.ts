import {expect, type Page} from '@playwright/test';
import {input} from './searchBox';

/** Clears the query and waits until the box looks as it did when it opened. */
export async function clearBox(page: Page): Promise<void> {
  await input(page).fill('');
  await expect(page.getByRole('group', {name: 'Examples'})).toBeVisible();
}
