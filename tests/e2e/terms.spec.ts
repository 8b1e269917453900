import {expect, test, type Page} from '@playwright/test';
import {faults, sizes} from '../support/axe';
import {open} from '../support/open';

const route = 'cloud/sandbox';

const term = (page: Page) => page.getByRole('article').getByRole('link', {name: /^environment$/});
const card = (page: Page) => page.getByRole('tooltip');

test('a term shows its meaning to the pointer and leads to its explanation', async ({page}) => {
  await open(page, route);
  await expect(term(page)).toHaveCount(1);
  await expect(term(page)).toHaveCSS('text-decoration-style', 'dotted');
  await term(page).hover();
  await expect(card(page)).toContainText(/^environment.*\.$/);
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await term(page).click();
  await expect(page).toHaveURL(/\/docs\/cloud\/environmentsOverview$/);
});

test('the keyboard reaches a term, whose meaning is its description', async ({page}) => {
  await open(page, route);
  await page.keyboard.press('Tab');
  await term(page).focus();
  await expect(card(page)).toBeVisible();
  await expect(term(page)).toHaveAccessibleDescription(/^environment .*\.$/);
});

test('a link that a writer made of a term has the card, too', async ({page}) => {
  await open(page, 'guides/queries');
  await page.getByRole('article').getByRole('link', {name: 'entity set'}).hover();
  await expect(card(page)).toContainText(/^entity set/);
});

test('on paper, a term is a word like any other', async ({page}) => {
  await open(page, route);
  await page.emulateMedia({media: 'print'});
  await expect(term(page)).toHaveCSS('text-decoration-line', 'none');
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true});

  test('a tap on a term leads to its explanation', async ({page}) => {
    await open(page, route);
    await term(page).tap();
    await expect(page).toHaveURL(/\/docs\/cloud\/environmentsOverview$/);
    await expect(card(page)).toHaveCount(0);
  });
});

test('axe finds nothing at an open card', {tag: '@axe'}, async ({page}) => {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    await open(page, route);
    await term(page).hover();
    await expect(card(page), size).toBeVisible();
    expect.soft(await faults(page), size).toEqual([]);
  }
});
