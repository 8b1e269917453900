import {expect, test} from '@playwright/test';
import {open} from '../support/open';
import {latest} from '../support/versions';

test.beforeEach(async ({page}) => {
  await page.emulateMedia({media: 'print'});
});

test('prints the text without the surrounding site', async ({page}) => {
  await open(page, 'language/commands/replaceString');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('.signature')).toBeVisible();
  // Role locators skip hidden elements by default.
  const includeHidden = true;
  for (const omitted of [
    page.locator('.navbar'),
    page.getByText(`Qodly ${latest} is out`),
    page.locator('.theme-doc-sidebar-container'),
    page.locator('.toc-aside'),
    page.getByRole('button', {name: 'On this page', includeHidden}),
    page.locator('main summary', {hasText: 'Copy page'}),
    page.getByRole('button', {name: 'Copy code to clipboard', includeHidden}).first(),
    page.getByRole('link', {name: 'Give feedback on this page', includeHidden}),
    page.locator('.used-in'),
    page.locator('.pagination-nav'),
    page.locator('footer.footer'),
  ]) {
    await expect(omitted).toBeAttached();
    await expect(omitted).toBeHidden();
  }
});

test('prints in light mode when the screen is dark', async ({page}) => {
  await open(page, 'language/commands/replaceString?docusaurus-theme=dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('.theme-code-block pre').first()).toHaveCSS(
    'background-color',
    'rgb(245, 247, 250)',
  );
  await expect(page.getByRole('heading', {level: 1})).toHaveCSS('color', 'rgb(22, 32, 46)');
});

test('prints code lines in full, and links with their addresses', async ({page}) => {
  await page.setViewportSize({width: 600, height: 800});
  await open(page, 'guides/queries');
  const overflowing = await page
    .locator('.theme-code-block pre')
    .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length);
  expect(overflowing).toBe(0);
  await open(page, 'get-started/quickstart');
  const link = page.getByRole('main').getByRole('link', {name: 'cloud.qodly.com/signup'});
  expect(await link.evaluate((a) => getComputedStyle(a, '::after').content)).toContain(
    'https://cloud.qodly.com/signup',
  );
});

test('prints all tabs under their labels, and the address of the page', async ({page}) => {
  await open(page, 'api/$filter');
  const group = page.locator('[data-tab-group]').first();
  await expect(group.getByRole('tablist', {includeHidden: true})).toBeHidden();
  const panels = group.locator('[role=tabpanel]');
  const printed = await panels.evaluateAll((all) =>
    all.map((panel) => ({
      label: getComputedStyle(panel, '::before').content,
      isShown: (panel.lastElementChild?.getBoundingClientRect().height ?? 0) > 0,
    })),
  );
  expect(printed.length).toBeGreaterThan(1);
  expect(printed.map(({label}) => label)).toContain('"curl"');
  expect(printed.filter(({isShown}) => !isShown)).toEqual([]);
  const source = await page
    .locator('article')
    .evaluate((article) => getComputedStyle(article, '::after').content);
  expect(source).toContain('/docs/api/$filter');
  expect(source).toContain(latest);
});

test('prints text and code at the same width', async ({page}) => {
  await open(page, 'guides/queries');
  const widths = await page
    .locator('.article-text > p, .article-text > .theme-code-block')
    .evaluateAll((all) => [...new Set(all.map((part) => Math.round(part.clientWidth / 10)))]);
  expect(widths.length).toBe(1);
});
