import {expect, test} from '@playwright/test';

test.use({javaScriptEnabled: false});

for (const width of [1280, 390]) {
  test.describe(`without JavaScript, ${width} px wide`, () => {
    test.use({viewport: {width, height: 844}});

    test('a page reads well and its navigation works', async ({page}) => {
      await page.goto('language/SignalClass');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Signal');
      await expect(
        page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link').first(),
      ).toBeVisible();
      await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('FAQ');
    });

    for (const route of [
      '',
      'language/commands/replaceString',
      'language/commands/command-list',
      'api/overview',
    ]) {
      test(`dead controls are hidden, and search says what it needs: /docs/${route}`, async ({
        page,
      }) => {
        await page.goto(route);
        // Playwright's search by text leaves noscript out.
        await expect(page.locator('.no-script')).toContainText('Search needs JavaScript');
        await expect(page.locator('.no-script')).toBeVisible();
        await expect(page.locator('button:visible')).toHaveCount(0);
        await expect(page.locator('input:visible')).toHaveCount(0);
        await expect(page.locator('[role=tab]:visible')).toHaveCount(0);
      });
    }

    test('all panels of tabs show, each with its label', async ({page}) => {
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
}
