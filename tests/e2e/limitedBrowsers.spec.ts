import {expect, type Page} from '@playwright/test';
import {sizes} from '../support/axe';
import {navbarLink, open, title} from '../support/open';
import {nightlyAfterFirst, test} from '../support/test';
import {other, withVersion} from '../support/versions';

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const [size, mark] of nightlyAfterFirst([sizes.phone, sizes.desktop])) {
    test(`readable pages hide dead controls at ${size.width} px${mark}`, async ({page}) => {
      await page.setViewportSize(size);
      for (const [route, words] of [
        ['', 'Qodly'],
        ['language/commands/replaceString', 'Replaces'],
        ['language/commands/command-list', 'replaceString'],
        ['language/FileClass', '.copyTo()'],
        ['studio/coding', 'Check your code'],
        ['studio/pageLoaders/components/button', 'Save'],
        ['searchAPI', 'This page needs JavaScript'],
      ] as const) {
        await page.goto(route);
        // Playwright's text locators skip noscript.
        await expect.soft(page.locator('main'), route).toContainText(words);
        await expect
          .soft(page.locator('.no-script'), route)
          .toContainText('Search needs JavaScript');
        await expect.soft(page.locator('.no-script'), route).toBeVisible();
        for (const control of ['button', 'input', 'select', 'textarea', '[role=tab]']) {
          await expect.soft(page.locator(`${control}:visible`), route).toHaveCount(0);
        }
      }
      await page.goto('studio/coding');
      const notice = page.locator('main noscript p');
      await expect(notice).toContainText('This tool needs JavaScript');
      await expect(notice).toBeVisible();
      const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
      await page.goto('language/SignalClass');
      await expect(sidebar.getByRole('link').first()).toBeVisible();
      await navbarLink(page, 'FAQ').click();
      await expect(title(page)).toHaveText('FAQ');
    });
  }

  test('all tab panels show, each with its label', async ({page}) => {
    await page.goto('api/overview');
    const panels = page.locator('[data-tab-group]').first().locator('[role=tabpanel]');
    const labels = await panels.evaluateAll((all) =>
      all.map((panel) =>
        panel.getBoundingClientRect().height > 0
          ? getComputedStyle(panel, '::before').content
          : 'hidden',
      ),
    );
    expect(labels).toContain('"HTTP"');
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).not.toContain('hidden');
  });
});

test.describe('storage', () => {
  const storages = {
    blocked: () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    },
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

  for (const [[state, breakStorage], mark] of nightlyAfterFirst(Object.entries(storages))) {
    test(`with storage ${state}, the site works without errors${mark}`, async ({page, errors}) => {
      await page.addInitScript(breakStorage);
      await useSite(page);
      expect(errors).toEqual([]);
    });
  }

  test('a URL with a malformed hash opens the page, on load and afterward @nightly', async ({
    page,
    errors,
  }) => {
    await open(page, 'faq#50%');
    await expect(title(page)).toHaveText('FAQ');
    await navbarLink(page, 'Getting Started').click();
    await expect(page).toHaveURL(/get-started/);
    await page.evaluate(() => (location.hash = '#50%'));
    await expect(page.locator('article')).toBeVisible();
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test('with garbage in storage, the site works without errors @nightly', async ({
    page,
    errors,
  }) => {
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
