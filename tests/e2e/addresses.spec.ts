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

/** Spellings that hosts handle without a rule, each in its own way. */
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

test('with host rules, other spellings of an address redirect to its page', async ({request}) => {
  for (const [address, target] of aliases) {
    const response = await request.get(withRules.origin + address);
    expect.soft(response.status(), address).toBe(200);
    expect.soft(response.url(), address).toBe(withRules.origin + target);
  }
});

for (const [address, target] of [...aliases, ...spellings]) {
  test(`on a host without rules, the browser opens the page for other spellings of its address: ${address}`, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await page.goto(`${withoutRules.origin}${address}#anchor`);
    await expect(page).toHaveURL(`${withoutRules.origin}${target}#anchor`);
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
    expect(errors).toEqual([]);
  });
}

test('the page for a misspelled address is loaded fresh, not rendered into the not-found HTML', async ({
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
  for (const address of ['/docs/', '/docs/faq', '/docs/api/$filter', '/docs/img/favicon.svg']) {
    const response = await request.get(withRules.origin + address, {maxRedirects: 0});
    expect(response.status(), address).toBe(200);
  }
});

test('with host rules, an unknown address shows the not-found page', async ({request}) => {
  for (const address of [
    '/docs/no-such-page',
    '/docs/no/such/page',
    '/docs/no-such-page.md',
    '/docs/404',
    '/docs/404.html',
  ]) {
    const response = await request.get(withRules.origin + address, {maxRedirects: 0});
    expect.soft(response.status(), address).toBe(404);
    expect.soft(response.headers()['content-type'], address).toContain('text/html');
    expect.soft(await response.text(), address).toContain('Page not found');
  }
});

test('with host rules, Markdown is served as text with its charset', async ({request}) => {
  for (const address of ['/docs/faq.md', '/docs/api/$filter.md', `/docs/${latest}/faq.md`]) {
    const response = await request.get(withRules.origin + address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type'], address).toBe('text/markdown; charset=utf-8');
  }
});

test('the host rules redirect other spellings permanently, and the latest version number temporarily', async ({
  request,
}) => {
  for (const [address, status] of [
    [`/docs/${latest}/faq`, 302],
    ['/docs/faq.html', 301],
  ] as const) {
    const response = await request.get(withRules.origin + address, {maxRedirects: 0});
    expect(response.status(), address).toBe(status);
  }
});

test('a link inside the site to the latest version number opens its page', async ({page}) => {
  await open(page, 'faq');
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/docs/${latest}/language/SignalClass`);
  await expect(page).toHaveURL(/\/docs\/language\/SignalClass$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Signal');
});

test('an unknown version suggests the page in the latest version', async ({page}) => {
  await open(page, '7.0.0/language/SignalClass');
  await expect(page.getByText('There is no version 7.0.0')).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'language/SignalClass'}).click();
  await expect(page).toHaveURL(/\/docs\/language\/SignalClass$/);
});

test('an unknown address inside a version shows the not-found page without errors', async ({
  page,
}) => {
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
  for (const [address, label] of [
    ['9.9.9', 'get-started/'],
    ['studio', 'studio/overview'],
  ] as const) {
    await open(page, `${withoutRules.origin}/docs/${address}`);
    const title = page.getByRole('heading', {level: 1});
    await expect.soft(title, address).toHaveText('Page not found');
    const nearest = page
      .getByRole('region', {name: /^Nearest pages/})
      .getByRole('listitem')
      .getByRole('link');
    await expect.soft(nearest.first(), address).toContainText(label);
  }
});

test('a malformed address shows the not-found page and throws nothing', async ({page}) => {
  const errors = watchErrors(page);
  for (const malformed of ['100%', '%E0%A4%A/faq']) {
    await open(page, `${withoutRules.origin}/docs/${malformed}`);
    const title = page.getByRole('heading', {level: 1});
    await expect.soft(title, malformed).toHaveText('Page not found');
  }
  expect(errors).toEqual([]);
});
