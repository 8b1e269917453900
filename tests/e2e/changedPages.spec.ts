import {expect} from '@playwright/test';
import {open} from '../support/open';
import {test} from '../support/test';

test('release notes unfold what a page says differently, by the keyboard too', async ({page}) => {
  await open(page, 'notes/1.1.0');
  const operators = page.locator('.page-changes').filter({hasText: 'Page: Operators'});
  const words = operators.locator('ins').first();
  await expect(words).toBeHidden();
  await operators.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(words).toBeVisible();
  await operators.getByRole('link', {name: 'Operators'}).click();
  await expect(page).toHaveURL(/language\/basics\/lang-operators$/);
});
