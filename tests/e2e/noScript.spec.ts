import {expect, test} from '@playwright/test';

test.use({javaScriptEnabled: false});

const sizes = [
  {width: 1280, height: 844},
  {width: 390, height: 844},
];

test('without JavaScript a page reads well and its navigation works', async ({page}) => {
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
  test(`without JavaScript dead controls are hidden, and search says what it needs: /docs/${route}`, async ({
    page,
  }) => {
    await page.goto(route);
    for (const size of sizes) {
      const place = `${size.width} px wide`;
      await page.setViewportSize(size);
      // Playwright's search by text leaves noscript out.
      const notice = page.locator('.no-script');
      await expect.soft(notice, place).toContainText('Search needs JavaScript');
      await expect.soft(notice, place).toBeVisible();
      for (const control of ['button', 'input', '[role=tab]']) {
        await expect.soft(page.locator(`${control}:visible`), place).toHaveCount(0);
      }
    }
  });
}

test('without JavaScript all panels of tabs show, each with its label', async ({page}) => {
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
    const place = `${size.width} px wide`;
    expect.soft(labels, place).toContain('"HTTP"');
    expect.soft(new Set(labels).size, place).toBe(labels.length);
    expect.soft(labels, place).not.toContain('hidden');
  }
});
