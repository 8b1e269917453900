import {expect, test} from '@playwright/test';
import {faults} from '../support/axe';
import {open} from '../support/open';

test(
  'a class page lists the names that return and take its objects, collapsed, without headings or contents entries',
  {tag: '@axe'},
  async ({page}) => {
    await open(page, 'language/FolderClass');
    await expect(page.getByRole('heading', {name: /What gives/})).toHaveCount(0);
    await expect(page.locator('.table-of-contents').getByText('What gives')).toHaveCount(0);
    const gives = page.locator('details', {hasText: 'What gives a Folder'});
    const link = gives.getByRole('link', {name: 'folder()', exact: true});
    await expect(link).toBeHidden();
    await gives.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    const item = gives
      .getByRole('listitem')
      .filter({has: page.getByText('folder()', {exact: true})});
    await expect(item.first()).toContainText(/folder\(\): \w/);
    expect(await faults(page)).toEqual([]);
    await link.click();
    await expect(page).toHaveURL(/language\/commands\/folder$/);
  },
);

test('the page of a basic type lists them too, also without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto('/docs/language/basics/lang-picture');
  const takes = page.locator('details', {hasText: 'What takes a picture'});
  await takes.locator('summary').click();
  await expect(takes.getByRole('link', {name: 'pictureSize()'})).toBeVisible();
  await context.close();
});
