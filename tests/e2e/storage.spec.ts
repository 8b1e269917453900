import {expect, test, type Page} from '@playwright/test';
import {blockStorage} from '../support/blockStorage';
import {open} from '../support/open';
import {other, withVersion} from '../support/versions';

const storages = {
  blocked: blockStorage,
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

async function useTheSite(page: Page): Promise<void> {
  await open(page, 'language/SignalClass');
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('.navbar .dropdown').hover();
  await page.locator('.navbar .dropdown__menu').getByRole('link', {name: other}).click();
  await expect(page).toHaveURL(withVersion('/docs/VERSION/language/SignalClass$', other));
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(page.getByRole('button', {name: 'Close'})).toBeHidden();
}

for (const [state, spoil] of Object.entries(storages)) {
  test(`with storage ${state} the site works and throws nothing`, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(spoil);
    await useTheSite(page);
    expect(errors).toEqual([]);
  });
}

test('with storage that holds rubbish the site works and throws nothing', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await useTheSite(page);
  const spoiled = await page.evaluate(() => {
    const keys = Object.keys(localStorage);
    keys.forEach((key) => localStorage.setItem(key, '{"rubbish'));
    return keys.map((key) => key.replace(/-\w+$/, ''));
  });
  expect(spoiled).toEqual(
    expect.arrayContaining([
      'theme',
      'docs-preferred-version-default',
      'docusaurus.announcement.id',
      'docusaurus.announcement.dismiss',
    ]),
  );
  await useTheSite(page);
  expect(errors).toEqual([]);
});
