import {expect, type Page, test} from '@playwright/test';
import {blockStorage} from '../support/blockStorage';
import {open} from '../support/open';
import {openBox} from '../support/searchBox';
import {other, withVersion} from '../support/versions';

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  const sizes = [
    {width: 1280, height: 844},
    {width: 390, height: 844},
  ];

  test('without JavaScript, a page is readable and its navigation works', async ({page}) => {
    for (const size of sizes) {
      await test.step(`${size.width} px wide`, async () => {
        await page.setViewportSize(size);
        await page.goto('language/SignalClass');
        const title = page.getByRole('heading', {level: 1});
        await expect(title).toHaveText('Signal');
        const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
        await expect(sidebar.getByRole('link').first(), `${size.width} px wide`).toBeVisible();
        await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
        await expect(title).toHaveText('FAQ');
      });
    }
  });

  for (const route of [
    '',
    'language/commands/replaceString',
    'language/commands/command-list',
    'api/overview',
  ]) {
    test(`without JavaScript, dead controls are hidden, and search says that it needs JavaScript: /docs/${route}`, async ({
      page,
    }) => {
      await page.goto(route);
      for (const size of sizes) {
        const width = `${size.width} px wide`;
        await page.setViewportSize(size);
        // Playwright's text locators skip noscript.
        const notice = page.locator('.no-script');
        await expect.soft(notice, width).toContainText('Search needs JavaScript');
        await expect.soft(notice, width).toBeVisible();
        for (const control of ['button', 'input', '[role=tab]']) {
          await expect.soft(page.locator(`${control}:visible`), width).toHaveCount(0);
        }
      }
    });
  }

  test('without JavaScript, all tab panels show, each with its label', async ({page}) => {
    await page.goto('api/overview');
    const panels = page.locator('[data-tab-group]').first().locator('[role=tabpanel]');
    for (const size of sizes) {
      await page.setViewportSize(size);
      const labels = await panels.evaluateAll((all) =>
        all.map((panel) =>
          panel.getBoundingClientRect().height > 0
            ? getComputedStyle(panel, '::before').content
            : 'hidden',
        ),
      );
      const width = `${size.width} px wide`;
      expect.soft(labels, width).toContain('"HTTP"');
      expect.soft(new Set(labels).size, width).toBe(labels.length);
      expect.soft(labels, width).not.toContain('hidden');
    }
  });
});

test.describe('storage', () => {
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
    test(`with storage ${state}, the site works without errors`, async ({page}) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.addInitScript(breakStorage);
      await useSite(page);
      expect(errors).toEqual([]);
    });
  }

  test('stored recent pages that point outside the site are not offered', async ({page}) => {
    await page.addInitScript(() => {
      const paths = [
        '/\\evil.example',
        '/\t/evil.example',
        '//evil.example',
        'javascript:alert(1)',
      ];
      const recentPages = [...paths, '/docs/api/$filter'].map((path) => ({path, title: path}));
      localStorage.setItem('docs.readings', JSON.stringify(recentPages));
    });
    await openBox(page, 'faq');
    const links = page.getByRole('group', {name: 'Recent'}).getByRole('link');
    await expect(links).toHaveText(['/docs/api/$filter']);
  });

  for (const hash of ['#50%', '#%E0%A4%A']) {
    test(`a URL with ${hash} opens the page, on load and afterward`, async ({page}) => {
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

  test('with garbage in storage, the site works without errors', async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await useSite(page);
    const overwritten = await page.evaluate(() => {
      const keys = Object.keys(localStorage);
      keys.forEach((key) => localStorage.setItem(key, '{"garbage'));
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
});
