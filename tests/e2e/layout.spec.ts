import {expect, test} from '@playwright/test';
import {layoutShift} from '../support/layoutShift';
import {open} from '../support/open';
import {pageKinds} from '../support/pageKinds';
import {loadBox} from '../support/searchBox';

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

test("a heading's link does not take up a separate line", async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, 'guides/creating-a-login-page-for-public-access');
  const heading = page.getByRole('heading', {name: /^Step 1:/});
  const height = (await heading.boundingBox())?.height;
  await heading.locator('.hash-link').evaluate((hashLink) => hashLink.remove());
  expect((await heading.boundingBox())?.height).toBe(height);
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

test('on a phone, a parameter has its description below, and a wide table labels each cell with its column', async ({
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
  const hidden = await table.locator('..').evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(hidden).toBe(0);
});
