import {expect, test, type Page} from '@playwright/test';
import {emittedLocations, startStaticHost} from '../support/staticHost';
import {open} from '../support/open';
import {latest, other} from '../support/versions';

const aliases = [
  ['/docs/faq.html', '/docs/faq'],
  ['/docs/faq/', '/docs/faq'],
  ['/docs/faq/index', '/docs/faq'],
  ['/docs/faq/index.html', '/docs/faq'],
  ['/docs/index.html', '/docs/'],
  [`/docs/${latest}/language/SignalClass`, '/docs/language/SignalClass'],
  [`/docs/${latest}/language/SignalClass.html`, '/docs/language/SignalClass'],
  ['/docs/next/', '/docs/next/get-started/quickstart'],
  [`/docs/${other}`, `/docs/${other}/get-started/quickstart`],
] as const;

/** Spellings with no host rule: each host handles them in its own way. */
const spellings = [
  ['/docs/api/%24filter', '/docs/api/$filter'],
  ['/docs//faq', '/docs/faq'],
  ['/docs/FAQ', '/docs/faq'],
  ['/docs/Language/signalclass', '/docs/language/SignalClass'],
] as const;

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

test('with host rules, other spellings of a URL redirect to its page', async ({request}) => {
  for (const [path, target] of aliases) {
    const response = await request.get(withRules.origin + path);
    expect.soft(response.status(), path).toBe(200);
    expect.soft(response.url(), path).toBe(withRules.origin + target);
  }
});

for (const [path, target] of [...aliases, ...spellings]) {
  test(`on a host without rules, the browser opens the page for other spellings of its address: ${path}`, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await page.goto(`${withoutRules.origin}${path}#anchor`);
    await expect(page).toHaveURL(`${withoutRules.origin}${target}#anchor`);
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
    expect(errors).toEqual([]);
  });
}

test('the page for a misspelled URL is loaded fresh, not rendered into the not-found HTML', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, `${withoutRules.origin}/docs/${latest}/faq`);
  await expect(page).toHaveURL(`${withoutRules.origin}/docs/faq`);
  // Rendering it in place would need the route table.
  expect(requested.filter((url) => url.includes('/routes-'))).toEqual([]);
});

test('the host rules leave pages and files alone', async ({request}) => {
  for (const path of ['/docs/', '/docs/faq', '/docs/api/$filter', '/docs/img/favicon.svg']) {
    const response = await request.get(withRules.origin + path, {maxRedirects: 0});
    expect(response.status(), path).toBe(200);
  }
});

test('with host rules, an unknown URL shows the not-found page', async ({request}) => {
  for (const path of [
    '/docs/no-such-page',
    '/docs/no/such/page',
    '/docs/no-such-page.md',
    '/docs/404',
    '/docs/404.html',
  ]) {
    const response = await request.get(withRules.origin + path, {maxRedirects: 0});
    expect.soft(response.status(), path).toBe(404);
    expect.soft(response.headers()['content-type'], path).toContain('text/html');
    expect.soft(await response.text(), path).toContain('Page not found');
  }
});

test('with host rules, Markdown is served as text with its charset', async ({request}) => {
  for (const path of ['/docs/faq.md', '/docs/api/$filter.md', `/docs/${latest}/faq.md`]) {
    const response = await request.get(withRules.origin + path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toBe('text/markdown; charset=utf-8');
  }
});

test('the host rules redirect other spellings permanently, and the latest version number temporarily', async ({
  request,
}) => {
  for (const [path, status] of [
    [`/docs/${latest}/faq`, 302],
    ['/docs/faq.html', 301],
  ] as const) {
    const response = await request.get(withRules.origin + path, {maxRedirects: 0});
    expect(response.status(), path).toBe(status);
  }
});

test('an internal link that contains the latest version number opens its page', async ({page}) => {
  await open(page, 'faq');
  await page.evaluate((url) => {
    history.pushState({}, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/docs/${latest}/language/SignalClass`);
  await expect(page).toHaveURL(/\/docs\/language\/SignalClass$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Signal');
});

test('a URL with an unknown version suggests the page in the latest version', async ({page}) => {
  await open(page, '7.0.0/language/SignalClass');
  await expect(page.getByText('There is no version 7.0.0')).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'language/SignalClass'}).click();
  await expect(page).toHaveURL(/\/docs\/language\/SignalClass$/);
});

test('an unknown URL in a version shows the not-found page without errors', async ({page}) => {
  const errors = watchErrors(page);
  for (const version of [other, 'next']) {
    await open(page, `${withoutRules.origin}/docs/${version}/no-such-page`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(page).toHaveTitle(/^Page not found/);
    await expect(page.locator('.navbar .dropdown > a')).toContainText(version);
  }
  expect(errors).toEqual([]);
});

test('an address of only a version or a section suggests pages', async ({page}) => {
  for (const [path, label] of [
    ['9.9.9', 'get-started/'],
    ['studio', 'studio/overview'],
  ] as const) {
    await open(page, `${withoutRules.origin}/docs/${path}`);
    const title = page.getByRole('heading', {level: 1});
    await expect.soft(title, path).toHaveText('Page not found');
    const similarPages = page
      .getByRole('region', {name: /^Similar pages/})
      .getByRole('listitem')
      .getByRole('link');
    await expect.soft(similarPages.first(), path).toContainText(label);
  }
});

test('a malformed URL shows the not-found page without errors', async ({page}) => {
  const errors = watchErrors(page);
  for (const malformed of ['100%', '%E0%A4%A/faq']) {
    await open(page, `${withoutRules.origin}/docs/${malformed}`);
    const title = page.getByRole('heading', {level: 1});
    await expect.soft(title, malformed).toHaveText('Page not found');
  }
  expect(errors).toEqual([]);
});
