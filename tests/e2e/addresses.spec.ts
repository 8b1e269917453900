import {expect, type Page} from '@playwright/test';
import {emittedLocations, startStaticHost} from '../support/staticHost';
import {open} from '../support/open';
import {saveData} from '../support/saveData';
import {nightly, test} from '../support/test';
import {latest, other} from '../support/versions';

const title = (page: Page) => page.getByRole('heading', {level: 1});

let withoutRules: Awaited<ReturnType<typeof startStaticHost>>;
let withRules: Awaited<ReturnType<typeof startStaticHost>>;

test.beforeAll(async () => {
  withoutRules = await startStaticHost([]);
  withRules = await startStaticHost(emittedLocations());
});

test.afterAll(() => {
  withoutRules.stop();
  withRules.stop();
});

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

test('on a host without rules, the browser opens the page for other spellings of its address', async ({
  page,
}) => {
  const errors = watchErrors(page);
  for (const [path, target] of [
    ['/docs/faq/index.html', '/docs/faq'],
    [`/docs/${latest}/language/SignalClass.html`, '/docs/language/SignalClass'],
    ['/docs/Language/signalclass', '/docs/language/SignalClass'],
    [`/docs/${other}`, `/docs/${other}/get-started/quickstart`],
  ] as const) {
    await open(page, `${withoutRules.origin}${path}#anchor`);
    await expect(page).toHaveURL(`${withoutRules.origin}${target}#anchor`);
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await expect(title(page)).not.toHaveText('Page not found');
  }
  expect(errors).toEqual([]);
});

test(
  'the page for a misspelled URL is loaded fresh, not rendered into the not-found HTML',
  nightly,
  async ({page}) => {
    // Preloading would request the route table, too.
    await page.addInitScript(saveData);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await open(page, `${withoutRules.origin}/docs/${latest}/faq`);
    await expect(page).toHaveURL(`${withoutRules.origin}/docs/faq`);
    expect(requested.filter((url) => url.includes('/routes-'))).toEqual([]);
  },
);

const responses: [path: string, status: number, then: {location?: string; text?: string}][] = [
  ['/docs/', 200, {}],
  ['/docs/api/$filter', 200, {}],
  ['/docs/img/favicon.svg', 200, {}],
  ['/docs/faq.html', 301, {location: '/docs/faq'}],
  [`/docs/${latest}/faq`, 302, {location: '/docs/faq'}],
  ['/docs/no/such/page', 404, {text: 'Page not found'}],
  ['/docs/no-such-page.md', 404, {text: 'Page not found'}],
  ['/docs/404.html', 404, {text: 'Page not found'}],
];

test('the host rules leave pages alone, redirect other spellings, and answer unknown URLs', async ({
  request,
}) => {
  for (const [path, status, {location, text = ''}] of responses) {
    const response = await request.get(withRules.origin + path, {maxRedirects: 0});
    expect.soft(response.status(), path).toBe(status);
    expect.soft(response.headers().location, path).toBe(location);
    expect.soft(await response.text(), path).toContain(text);
  }
});

test('without a reload, another spelling of an address opens its page, and an unknown one the not-found page', async ({
  page,
}) => {
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
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

/** Unknown addresses, each with a link that the reader is offered. */
const unknown: [path: string, suggestion?: string][] = [
  ['next/language/commands/replaceStrin', '/docs/next/language/commands/replaceString'],
  ['guides/login', '/docs/guides/creating-a-login-page-for-public-access'],
  ['7.0.0/language/SignalClass', '/docs/language/SignalClass'],
  [`${other}/language/commands/logEvent`, '/docs/language/commands/logEvent'],
  [`${other}/no-such-page`],
  ['100%'],
  ['%E0%A4%A/faq'],
];

test('an unknown or malformed URL shows the not-found page with suggestions, without errors', async ({
  page,
}) => {
  const errors = watchErrors(page);
  for (const [path, suggestion] of unknown) {
    await open(page, `${withoutRules.origin}/docs/${path}`);
    await expect(title(page), path).toHaveText('Page not found');
    await expect(page).toHaveTitle(/^Page not found/);
    if (suggestion) {
      const links = page.getByRole('main').getByRole('link');
      await expect(links.and(page.locator(`[href="${suggestion}"]`)), path).toBeVisible();
    }
  }
  expect(errors).toEqual([]);
});

test('an unknown URL is noindex, and the next page is not', nightly, async ({page}) => {
  const robots = page.locator('meta[name=robots][content*=noindex]');
  await open(page, 'no/such/page');
  await expect(robots).toHaveCount(1);
  await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
  await expect(title(page)).toHaveText('FAQ');
  await expect(robots).toHaveCount(0);
});
