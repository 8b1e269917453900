import {expect, test} from '@playwright/test';
import {layoutShift} from '../support/layoutShift';
import {open} from '../support/open';
import {pageKinds} from '../support/pageKinds';
import {loadBox} from '../support/searchBox';
import {latest} from '../support/versions';

const widths = [320, 390, 768, 996, 997, 1024, 1280, 1440];
const phone = {width: 390, height: 844};

// Late content shifts a page most on a first visit, so each test starts with an empty cache.
for (const [kind, route] of Object.entries(pageKinds)) {
  test(`a page does not shift as it loads, and nothing overflows at any width: ${kind}`, async ({
    page,
  }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 800});
      await open(page, route);
      await loadBox(page);
      expect.soft(await layoutShift(page), `layout shift at ${width} px`).toBeLessThanOrEqual(0.01);
    }
    for (const width of widths) {
      await page.setViewportSize({width, height: 800});
      const excess = await page.evaluate(() => {
        const {scrollWidth, clientWidth} = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect.soft(excess, `overflow at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test('a long signature without spaces wraps on a phone', async ({page}) => {
  await page.setViewportSize({width: 320, height: 800});
  await open(page, 'language/basics/lang-control-flow');
  const excess = await page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(excess).toBeLessThanOrEqual(0);
});

test('bold code keeps its width when its font arrives late', async ({page}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const files: string[] = [];
  await page.route(/ibm-plex-mono/, async (route) => {
    // The first one is preloaded: it is not bold.
    if (files.push(route.request().url()) === 2) {
      await released;
    }
    await route.continue();
  });
  // The load event waits for fonts.
  await page.goto('language/commands/replaceString', {waitUntil: 'domcontentloaded'});
  const name = page.locator('.signature-form').first();
  await expect.poll(() => files.length).toBe(2);
  const width = (await name.boundingBox())?.width;
  release();
  await page.evaluate(() => document.fonts.ready);
  expect((await name.boundingBox())?.width).toBeCloseTo(width ?? 0, 3);
});

test("a heading's link stays on the same line as the last word at every width", async ({page}) => {
  await open(page, 'guides/creating-a-login-page-for-public-access');
  const heading = page.getByRole('heading', {name: /^Step 1:/});
  for (let width = 320; width <= 480; width += 4) {
    await page.setViewportSize({width, height: 800});
    const [lastWord, link] = await heading.evaluate((element) => {
      const text = element.firstChild as Text;
      const range = document.createRange();
      range.setStart(text, text.data.trimEnd().lastIndexOf(' ') + 1);
      range.setEnd(text, text.length);
      const centerOf = ({top, bottom}: DOMRect) => (top + bottom) / 2;
      const hashLink = element.querySelector('.hash-link') ?? element;
      return [centerOf(range.getBoundingClientRect()), centerOf(hashLink.getBoundingClientRect())];
    });
    expect(Math.abs(lastWord - link), `at ${width} px`).toBeLessThan(10);
  }
});

test('the navbar fits its six sections at every desktop width', async ({page}) => {
  await open(page, '');
  for (const width of [997, 1024, 1280]) {
    await page.setViewportSize({width, height: 800});
    const bar = page.getByRole('navigation', {name: 'Main'});
    const logo = await bar.locator('.navbar__logo').boundingBox();
    const first = bar.getByRole('link', {name: 'Getting Started'});
    const link = await first.boundingBox();
    expect(link?.x, `at ${width} px`).toBeGreaterThan((logo?.x ?? 0) + (logo?.width ?? 0) + 4);
    expect(link?.height, `at ${width} px`).toBeLessThan(48);
    const lines = await first.evaluate((a) => {
      const range = document.createRange();
      range.selectNodeContents(a);
      return range.getClientRects().length;
    });
    expect(lines, `at ${width} px`).toBe(1);
  }
});

test("on a phone, a parameter's description is below its name, and each cell in a wide table is labeled with its column", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, 'language/commands/replaceString');
  const row = page.getByRole('main').locator('tr', {hasText: 'howMany'});
  const name = await row.getByText('howMany', {exact: true}).boundingBox();
  const description = await row.getByText('Number of occurrences').boundingBox();
  expect(description?.y).toBeGreaterThan((name?.y ?? 0) + 10);
  expect(Math.abs((description?.x ?? 0) - (name?.x ?? 99))).toBeLessThan(4);
  await open(page, 'studio/pageLoaders/components/datatable');
  const table = page.locator('table', {hasText: 'Header height'});
  await expect(table.locator('thead')).toBeHidden();
  const cell = table.getByRole('cell', {name: 'number, pixels'}).first();
  expect(await cell.evaluate((td) => getComputedStyle(td, '::before').content)).toBe('"Values"');
  const overflow = await table.locator('..').evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(overflow).toBe(0);
});

test.describe('on paper', () => {
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

  test("prints a class's member table without its filter box", async ({page}) => {
    await open(page, 'language/EntitySelectionClass');
    await expect(page.getByRole('link', {name: '.orderBy()'}).first()).toBeVisible();
    await expect(page.locator('[data-filter] label')).toBeAttached();
    await expect(page.locator('[data-filter] label')).toBeHidden();
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

  test('prints code lines in full, and links with their URLs', async ({page}) => {
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

  test("prints all tabs under their labels, and the page's URL", async ({page}) => {
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
});
