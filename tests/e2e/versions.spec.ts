import fs from 'node:fs';
import {expect, type Page} from '@playwright/test';
import {chooseVersion} from '../support/chooseVersion';
import {open} from '../support/open';
import {test} from '../support/test';
import {latest, other, pageWith, routeMissingIn, withVersion} from '../support/versions';

const movedPages = JSON.parse(fs.readFileSync('src/addresses/movedPages.json', 'utf8')) as Partial<
  Record<string, Record<string, string>>
>;

const isLeftBehind = (route = '') => movedPages[latest]?.[route] !== undefined;

/** The route of a page missing from the other version. */
const missingRoute = routeMissingIn(other, latest);

/** Records live region announcements: only changes inside an existing region are announced. */
async function gatherAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const gathered: string[] = [];
    Object.assign(window, {gathered});
    new MutationObserver((records) => {
      for (const {target} of records) {
        const region = target instanceof Element && target.closest('[role=status]');
        if (region) {
          gathered.push(region.textContent);
        }
      }
    }).observe(document.body, {childList: true, subtree: true});
  });
  return () => page.evaluate(() => (window as unknown as {gathered: string[]}).gathered);
}

test('switching to a version without the page opens the closest match and says so', async ({
  page,
}) => {
  test.skip(missingRoute === undefined, `${other} has all the pages in ${latest}`);
  await open(page, missingRoute ?? '');
  const title = await page.getByRole('heading', {level: 1}).innerText();
  const announcements = await gatherAnnouncements(page);
  await chooseVersion(page, withVersion('^VERSION', other));
  await expect(page).toHaveURL(withVersion('/docs/VERSION/\\w.*$', other));
  const notice = `${other} has no page “${title}”. This is the closest match.`;
  await expect(page.getByText(notice)).toBeVisible();
  // A single notice says both this and that the version is old.
  await expect(page.locator('.alert', {hasText: notice})).toContainText('no longer actively');
  await page.mouse.move(0, 600);
  await expect(page.locator('.navbar .dropdown__menu')).toBeHidden();
  expect(await announcements()).toContain(notice);
});

test('the closest match shows no missing-page notice when opened again through a plain link', async ({
  page,
}) => {
  test.skip(missingRoute === undefined, `${other} has all the pages in ${latest}`);
  await page.clock.install();
  await open(page, missingRoute ?? '');
  await chooseVersion(page, withVersion('^VERSION', other));
  const notice = page.getByText(`${other} has no page`);
  await expect(notice).toBeVisible();
  const closest = new URL(page.url()).pathname;
  const title = page.getByRole('heading', {level: 1});
  const closestTitle = await title.innerText();

  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('link').first().click();
  await expect(title).not.toHaveText(closestTitle);
  await expect(notice).toBeHidden();
  await sidebar.locator(`a[href="${closest}"]`).click();
  await expect(title).toHaveText(closestTitle);
  // The notice appears shortly after the page.
  await page.clock.runFor(1000);
  await expect(notice).toBeHidden();
});

test('a page in another version links to the same page in the latest version, which has no such link', async ({
  page,
}) => {
  await open(page, 'language/SignalClass');
  await expect(page.getByRole('main').getByText(latest).filter({visible: true})).toHaveCount(0);
  for (const [version, message] of new Map([
    [other, 'no longer actively maintained'],
    ['next', 'unreleased version'],
  ])) {
    await open(page, `${version}/language/SignalClass`);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole('link', {name: 'latest version'})).toHaveAttribute(
      'href',
      '/docs/language/SignalClass',
    );
  }
});

for (const label of new Set(['next', other])) {
  const route = routeMissingIn(latest, label);
  const missingPage = `${label}/${route}`;
  test(`the banner on ${missingPage}, a page missing from the latest version, opens the closest match and says so`, async ({
    page,
  }) => {
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
    await expect(page.getByText(`${latest} has no page “`)).toBeVisible();
  });
}

test("on an unversioned page, the navbar follows the reader's preferred version", async ({
  page,
}) => {
  await open(page, 'faq');
  await chooseVersion(page, withVersion('^VERSION', other));
  await expect(page).toHaveURL(withVersion('/docs/VERSION/faq$', other));
  for (const route of ['', 'markdown-page']) {
    await open(page, route);
    const navbar = page.locator('.navbar');
    await expect(navbar.getByRole('link', {name: 'FAQ'})).toHaveAttribute(
      'href',
      `/docs/${other}/faq`,
    );
    await expect(navbar.getByRole('button', {name: other})).toBeVisible();
  }
});

test('a page shows the version that introduced it, and what changed', async ({page}) => {
  for (const [badge, words] of [
    ['Since', 'Since'],
    ['Changed', 'Changed in'],
  ] as const) {
    const badgedPage = pageWith(`<${badge} version="`);
    const version = new RegExp(`<${badge} version="([^"]+)`).exec(badgedPage?.source ?? '')?.[1];
    test.skip(badgedPage === undefined, `no page in ${latest} has the ${badge} badge`);
    await open(page, badgedPage?.route ?? '');
    const main = page.getByRole('main');
    await expect(main.getByText(`${words} ${version}`).first()).toBeVisible();
  }
});

test.describe('release notes', () => {
  test("release notes expand to show a page's changes, by mouse or keyboard", async ({page}) => {
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
