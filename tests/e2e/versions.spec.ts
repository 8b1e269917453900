import fs from 'node:fs';
import {expect} from '@playwright/test';
import {chooseVersion} from '../support/chooseVersion';
import {expectMessage, recordMessages} from '../support/messages';
import {open, title} from '../support/open';
import {nightlyAfterFirst, test} from '../support/test';
import {latest, other, routeMissingIn, withVersion} from '../support/versions';

const movedPages = JSON.parse(fs.readFileSync('src/addresses/movedPages.json', 'utf8')) as Partial<
  Record<string, Record<string, string>>
>;

const isLeftBehind = (route = '') => movedPages[latest]?.[route] !== undefined;

/** The route of a page missing from the other version. */
const missingRoute = routeMissingIn(other, latest);

test('an older version without the page says where it is new', async ({page}) => {
  test.skip(missingRoute === undefined, `${other} has all the pages in ${latest}`);
  await recordMessages(page);
  await open(page, missingRoute ?? '');
  const name = await title(page).innerText();
  await chooseVersion(page, withVersion('^VERSION \\(closest page\\)$', other));
  await expect(page).toHaveURL(withVersion('/docs/VERSION/\\w.*$', other));
  const notice = `${other} has no page “${name}”. It's new in ${latest}.`;
  await expect(page.getByText(notice)).toBeVisible();
  // A single notice says both this and that the version is old.
  await expect(page.locator('.alert', {hasText: notice})).toContainText('no longer actively');
  await page.mouse.move(0, 600);
  await expect(page.locator('.navbar .dropdown__menu')).toBeHidden();
  const back = `Back to “${name}” in ${latest}`;
  await expectMessage(page, `${notice} ${back}`);
  expect(await page.evaluate(() => Object.values(localStorage))).toContain(other);
  await page.getByRole('link', {name: back}).click();
  await expect(page).toHaveURL((url) => url.pathname === `/docs/${missingRoute}`);
});

test('an address in a version without the page leads to the page', async ({page}) => {
  test.skip(missingRoute === undefined, `${other} has all the pages in ${latest}`);
  await page.goto(`${other}/${missingRoute}`);
  await page.locator(`main a[href="/docs/${missingRoute}"]`).first().click();
  await expect(page).toHaveURL((url) => url.pathname === `/docs/${missingRoute}`);
});

for (const [label, mark] of nightlyAfterFirst([...new Set([other, 'next'])])) {
  const route = routeMissingIn(latest, label);
  const missingPage = `${label}/${route}`;
  const reason = label === 'next' ? "It's new in next." : 'This is the closest match.';
  test(`the banner on ${missingPage} opens the closest page${mark}`, async ({page}) => {
    test.skip(route === undefined, `${latest} has all the pages in ${label}`);
    await open(page, missingPage);
    const banner = page.getByRole('alert').filter({hasText: 'Closest page'});
    await expect(banner).toContainText(`This page doesn't exist in ${latest} (latest)`);
    const closest = banner.getByRole('link');
    // A page that `version:cut` recorded as left behind has no close match and links to the start page.
    if (!isLeftBehind(route)) {
      await expect(closest).not.toHaveAttribute('href', /quickstart/);
    }
    const target = (await closest.getAttribute('href')) ?? '';
    await closest.click();
    await expect(page).toHaveURL((url) => url.pathname === target);
    await expect(page.getByText(`${latest} has no page “`)).toContainText(reason);
  });
}

test.describe('release notes', () => {
  test("release notes expand to show a page's changes @nightly", async ({page}) => {
    await open(page, `notes/${latest}`);
    const changes = page.locator('.page-changes').first();
    test.skip((await changes.count()) === 0, 'the newest release changes no page');
    const words = changes.locator('ins, del').first();
    await expect(words).toBeHidden();
    await changes.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(words).toBeVisible();
    const link = changes.getByRole('link').first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(href);
  });
});
