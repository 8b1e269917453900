import {expect, type Locator} from '@playwright/test';
import {sizes} from '../support/axe';
import {open} from '../support/open';
import {test} from '../support/test';
import {other} from '../support/versions';

const style = (element: Locator, name: string, part?: string) =>
  element.evaluate(
    (node, [property = '', pseudo]) => getComputedStyle(node, pseudo).getPropertyValue(property),
    [name, part],
  );

test('an anchor in other letters leads to its heading', async ({page}) => {
  await open(page, 'language/CollectionClass#.orderBy()');
  await expect(page).toHaveURL(/\/docs\/language\/CollectionClass#orderby$/);
  await expect(page.locator('#orderby')).toBeInViewport();
  await page.evaluate(() => (location.hash = '#.SORT()'));
  await expect(page).toHaveURL(/#sort$/);
});

test("a phone shows the version in the header, unless it's the latest", async ({page}) => {
  await page.setViewportSize(sizes.phone);
  await open(page, `${other}/language/EntityClass#save`);
  const chip = page.locator('.version-chip').filter({visible: true});
  await expect(chip).toHaveText(other);
  await expect(chip).toBeInViewport();
  await open(page, 'language/EntityClass');
  await expect(chip).toHaveCount(0);
});

test('the contents of a phone page are padded and indented @nightly', async ({page}) => {
  await page.setViewportSize(sizes.phone);
  await open(page, 'guides/crud-operations');
  await page.getByRole('button', {name: 'On this page'}).click();
  const panel = page.locator('.theme-doc-toc-mobile');
  const left = (element: Locator) =>
    element.first().evaluate((node) => node.getBoundingClientRect().left);
  const [edge, entry, nested] = [
    await left(panel),
    await left(panel.locator('ul > li > a')),
    await left(panel.locator('ul ul a')),
  ];
  expect(entry - edge).toBeGreaterThanOrEqual(8);
  expect(nested - entry).toBeGreaterThanOrEqual(8);
});

test('parts of the page are distinct in forced colors', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await open(page, 'language/CollectionClass#orderby');
  const links = page.locator('.toc-aside .table-of-contents__link');
  const active = page.locator('.toc-aside .table-of-contents__link--active');
  await expect(active).toHaveCount(1);
  const name = 'border-left-color';
  expect(await style(active, name)).not.toBe(await style(links.first(), name));
  const wordmark = page.locator('.navbar__logo img:visible');
  expect(await style(wordmark, 'background-color')).toBe('rgb(255, 255, 255)');
  const menu = page.locator('.dropdown > .navbar__link');
  expect(await style(menu, 'border-left-color', '::after')).toBe('rgba(0, 0, 0, 0)');
  expect(await style(menu, 'border-top-color', '::after')).toBe(await style(menu, 'color'));
});
