import {expect, test, type Page} from '@playwright/test';
import {open} from '../support/open';
import {pageKinds} from '../support/pageKinds';

const widths = [320, 390, 768, 996, 997, 1024, 1280, 1440];
const phone = {width: 390, height: 844};

for (const [kind, route] of Object.entries(pageKinds)) {
  test(`nothing sticks out of a page of the kind ${kind} at any width`, async ({page}) => {
    await open(page, route);
    for (const width of widths) {
      await page.setViewportSize({width, height: 800});
      const excess = await page.evaluate(() => {
        const {scrollWidth, clientWidth} = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(excess, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test(`the layout of a page of the kind ${kind} stays still as it loads`, async ({page}) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 800});
      await open(page, route);
      expect(await layoutShift(page), `at ${width} px`).toBeLessThan(0.02);
    }
  });
}

test('the links of the navbar stand in one line each, beside the search', async ({page}) => {
  await open(page, '');
  const links = page.locator('.navbar__items .navbar__link');
  for (const width of [997, 1024, 1280]) {
    await page.setViewportSize({width, height: 800});
    const boxes = await links.evaluateAll((all) => all.map((link) => link.getClientRects().length));
    expect(boxes, `at ${width} px`).toEqual(boxes.map(() => 1));
    const search = await page.locator('.navbar__search').boundingBox();
    expect((search?.x ?? 0) + (search?.width ?? 0), `at ${width} px`).toBeLessThanOrEqual(width);
  }
});

test('on a phone a parameter is a block: name and type, and the description below', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, 'language/commands/replaceString');
  const row = page.getByRole('main').locator('tr', {hasText: 'howMany'});
  const name = await row.getByText('howMany', {exact: true}).boundingBox();
  const description = await row.getByText('How many occurrences').boundingBox();
  expect(description?.y).toBeGreaterThan((name?.y ?? 0) + 10);
  expect(Math.abs((description?.x ?? 0) - (name?.x ?? 99))).toBeLessThan(4);
});

test('on a phone a wide table names the column of each cell', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, 'studio/pageLoaders/components/datatable');
  const table = page.locator('table', {hasText: 'Header height'});
  await expect(table.locator('thead')).toBeHidden();
  const cell = table.getByText('Height of the header row');
  expect(await cell.evaluate((td) => getComputedStyle(td, '::before').content)).toBe(
    '"Description"',
  );
  const hidden = await table.locator('..').evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(hidden).toBe(0);
});

/** Cumulative layout shift since the page began to load. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
            sum += entry.value;
          }
        }).observe({type: 'layout-shift', buffered: true});
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}
