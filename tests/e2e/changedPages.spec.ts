import {expect} from '@playwright/test';
import {open} from '../support/open';
import {test} from '../support/test';
import {latest} from '../support/versions';

test("release notes expand to show a page's changes, also by keyboard", async ({page}) => {
  await open(page, `notes/${latest}`);
  const changes = page.locator('.page-changes').first();
  test.skip((await changes.count()) === 0, 'the newest release changes no page');
  const words = changes.locator('ins, del').first();
  await expect(words).toBeHidden();
  await changes.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(words).toBeVisible();
  const link = changes.getByRole('link').first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(address);
});
