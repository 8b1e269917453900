import {expect, test} from '@playwright/test';

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
