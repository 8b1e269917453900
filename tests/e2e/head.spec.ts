import {expect, type Page} from '@playwright/test';
import {chooseVersion} from '../support/chooseVersion';
import {open} from '../support/open';
import {test} from '../support/test';
import {other, withVersion} from '../support/versions';

/** Returns the metadata of a page: language, classes, and the tags in its head. */
function readHead(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = 'title, meta[data-rh], link[data-rh], script[type="application/ld+json"]';
    const tags = Array.from(document.head.querySelectorAll(selector), (tag) => {
      const attributes = Array.from(tag.attributes, ({name, value}) => `${name}="${value}"`);
      return [tag.localName, ...attributes.sort(), tag.textContent].join(' ');
    });
    const {lang, className} = document.documentElement;
    return [`${lang} ${className}`, ...tags.sort()];
  });
}

/** Returns the head of the page when freshly opened at its address. */
async function readFresh(page: Page): Promise<string[]> {
  const fresh = await page.context().newPage();
  await open(fresh, page.url());
  const head = await readHead(fresh);
  await fresh.close();
  return head;
}

async function expectFreshHead(page: Page): Promise<void> {
  const wanted = await readFresh(page);
  expect(wanted.join()).toContain('og:title');
  await expect.poll(() => readHead(page)).toEqual(wanted);
}

test('after each navigation the head matches that of the freshly opened page', async ({page}) => {
  await open(page, 'language/commands/length');
  const first = await readHead(page);
  const navbar = page.locator('.navbar');
  const follow = async (click: Promise<void>, address: RegExp) => {
    await click;
    await expect(page).toHaveURL(address);
    await expectFreshHead(page);
  };
  await follow(navbar.getByRole('link', {name: 'FAQ'}).click(), /\/docs\/faq$/);
  await follow(chooseVersion(page, withVersion('VERSION', other)), /\/docs\/.+\/faq$/);
  await follow(navbar.getByRole('link').first().click(), /\/docs\/?$/);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/language\/commands\/length$/);
  await expect.poll(() => readHead(page)).toEqual(first);
});

test('an unknown address is noindex, and the next page is not', async ({page}) => {
  const robots = page.locator('meta[name=robots][content*=noindex]');
  await page.goto('no/such/page');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(robots).toHaveCount(1);
  await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('FAQ');
  await expect(robots).toHaveCount(0);
});
