import {expect, type Page} from '@playwright/test';
import type {RunningServer} from '../support/startServer';
import {startStaticHost} from '../support/staticHost';
import {hydrated, navbarLink, open, title} from '../support/open';
import {saveData} from '../support/saveData';
import {test} from '../support/test';
import {latest, other} from '../support/versions';

let host: RunningServer;

test.beforeAll(async () => {
  host = await startStaticHost();
});

test.afterAll(() => host.stop());

/** Collects errors thrown or logged by the tab's pages from now on. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    // The browser itself logs a 404 from the host.
    if (message.type() === 'error' && !message.text().includes('404')) {
      errors.push(`${page.url()}: ${message.text()}`);
    }
  });
  return errors;
}

test('without host rules, other spellings of an address open the page', async ({page}) => {
  const errors = watchErrors(page);
  for (const [path, target] of [
    ['/docs/faq/index.html', '/docs/faq'],
    ['/docs/faq)', '/docs/faq'],
    [`/docs/${latest}/language/SignalClass.html`, '/docs/language/SignalClass'],
    ['/docs/Language/signalclass', '/docs/language/SignalClass'],
    [`/docs/${other}`, `/docs/${other}/get-started/quickstart`],
  ] as const) {
    await open(page, `${host.origin}${path}#anchor`);
    await expect(page).toHaveURL(`${host.origin}${target}#anchor`);
    await expect(hydrated(page)).toBeAttached();
    await expect(title(page)).not.toHaveText('Page not found');
  }
  expect(errors).toEqual([]);
});

test('the page for a misspelled URL is loaded afresh @nightly', async ({page}) => {
  // Preloading would request the route table, too.
  await page.addInitScript(saveData);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, `${host.origin}/docs/${latest}/faq`);
  await expect(page).toHaveURL(`${host.origin}/docs/faq`);
  expect(requested.filter((url) => url.includes('/routes-'))).toEqual([]);
});

test('other spellings and unknown addresses need no reload', async ({page}) => {
  await open(page, 'faq');
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  for (const [path, expectedPath, expectedTitle] of [
    [`/docs/${latest}/language/SignalClass`, '/docs/language/SignalClass', 'Signal'],
    [`/docs/${other}/no/such/page`, `/docs/${other}/no/such/page`, 'Page not found'],
  ] as const) {
    await page.evaluate((url) => {
      history.pushState({}, '', url);
      dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    }, path);
    await expect(title(page)).toHaveText(expectedTitle);
    await expect(page).toHaveURL((url) => url.pathname === expectedPath);
  }
  await page.evaluate(() => (location.hash = '#50%'));
  await expect(page).toHaveURL(/#50%25$/);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await expect(page.locator('.navbar .dropdown > a')).toHaveText(other);
});

/** Unknown addresses, with what the reader is told, and a link. */
const unknown: [path: string, text?: string | RegExp, suggestion?: string][] = [
  [
    'next/language/commands/replaceStrin',
    /replaceStrin(?!g).*Found in next/,
    '/docs/next/language/commands/replaceString',
  ],
  ['7.0.0/language/SignalClass', 'There is no version 7.0.0', '/docs/language/SignalClass'],
  [`${other}/language/commands/logEvent`, 'New in 1.1.0', '/docs/language/commands/logEvent'],
  [`${other}/studio/httpHandlers`, 'New in 1.1.0', '/docs/studio/httpHandlers'],
  [`${other}/no-such-page`],
  ['%E0%A4%A/faq'],
];

test('an unknown or malformed URL shows suggestions, without errors', async ({page}) => {
  const errors = watchErrors(page);
  const robots = page.locator('meta[name=robots][content*=noindex]');
  for (const [path, text = '', suggestion] of unknown) {
    await open(page, `${host.origin}/docs/${path}`);
    await expect(title(page), path).toHaveText('Page not found');
    await expect(page).toHaveTitle(/^Page not found/);
    await expect(robots).toHaveCount(1);
    await expect(page.getByRole('main')).toContainText(text);
    if (suggestion) {
      const links = page.getByRole('main').getByRole('link');
      await expect(links.and(page.locator(`[href="${suggestion}"]`)), path).toBeVisible();
      expect(await page.locator('main section li').count()).toBeLessThanOrEqual(4);
    }
  }
  await navbarLink(page, 'FAQ').click();
  await expect(title(page)).toHaveText('FAQ');
  await expect(robots).toHaveCount(0);
  expect(errors).toEqual([]);
});
