import {expect, test, type Page} from '@playwright/test';
import {blockStorage} from '../support/blockStorage';
import {open} from '../support/open';
import {openBox} from '../support/searchBox';
import {other, withVersion} from '../support/versions';

const storages = {
  blocked: blockStorage,
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

async function useSite(page: Page): Promise<void> {
  await open(page, 'language/SignalClass');
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('.navbar .dropdown').hover();
  await page.locator('.navbar .dropdown__menu').getByRole('link', {name: other}).click();
  await expect(page).toHaveURL(withVersion('/docs/VERSION/language/SignalClass$', other));
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(page.getByRole('button', {name: 'Close'})).toBeHidden();
}

for (const [state, breakStorage] of Object.entries(storages)) {
  test(`with storage ${state} the site works and throws nothing`, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(breakStorage);
    await useSite(page);
    expect(errors).toEqual([]);
  });
}

test('stored recent pages that point outside the site are not offered', async ({page}) => {
  await page.addInitScript(() => {
    const paths = ['/\\evil.example', '/\t/evil.example', '//evil.example', 'javascript:alert(1)'];
    const recentPages = [...paths, '/docs/api/$filter'].map((path) => ({path, title: path}));
    localStorage.setItem('docs.readings', JSON.stringify(recentPages));
  });
  await openBox(page, 'faq');
  const links = page.getByRole('group', {name: 'Recent'}).getByRole('link');
  await expect(links).toHaveText(['/docs/api/$filter']);
});

for (const hash of ['#50%', '#%E0%A4%A']) {
  test(`an address with ${hash} opens the page, on load and afterward`, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await open(page, `faq${hash}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('FAQ');
    await page.locator('.navbar').getByRole('link', {name: 'Getting Started'}).click();
    await expect(page).toHaveURL(/get-started/);
    await page.evaluate((text) => (location.hash = text), hash);
    await expect(page.locator('article')).toBeVisible();
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('with garbage in storage the site works and throws nothing', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await useSite(page);
  const overwritten = await page.evaluate(() => {
    const keys = Object.keys(localStorage);
    keys.forEach((key) => localStorage.setItem(key, '{"rubbish'));
    return keys.map((key) => key.replace(/-\w+$/, ''));
  });
  expect(overwritten).toEqual(
    expect.arrayContaining([
      'theme',
      'docs-preferred-version-default',
      'docusaurus.announcement.id',
      'docusaurus.announcement.dismiss',
    ]),
  );
  await useSite(page);
  expect(errors).toEqual([]);
});
