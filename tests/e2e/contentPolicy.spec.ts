import {expect, type Page} from '@playwright/test';
import {chooseVersion} from '../support/chooseVersion';
import {open} from '../support/open';
import {preventPrefetch} from '../support/prefetchCode';
import {pageKinds} from '../support/pageKinds';
import {openBox, search} from '../support/searchBox';
import {test} from '../support/test';
import {untilHydrated} from '../support/untilHydrated';
import {other, withVersion} from '../support/versions';

/** Collects CSP violations on all pages opened in the tab from now on. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    const {reportViolation} = window as unknown as {reportViolation: (violation: string) => void};
    document.addEventListener('securitypolicyviolation', (event) => {
      reportViolation(`${event.documentURI}: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return violations;
}

for (const [kind, route] of Object.entries(pageKinds)) {
  test(`the CSP blocks nothing: ${kind}`, async ({page}) => {
    const violations = await watchViolations(page);
    const response = await page.goto(route);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
    await page.evaluate(untilHydrated);
    expect(violations).toEqual([]);
  });
}

test('the CSP blocks nothing in search, when a hit opens, or when the version is switched', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  await openBox(page);
  const hit = await search(page, 'replaceString');
  await hit.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('replaceString');
  await chooseVersion(page, withVersion('VERSION', other));
  await expect(page).toHaveURL(withVersion('/VERSION/language/commands/replaceString', other));
  await expect(page.getByText('no longer actively maintained')).toBeVisible();
  expect(violations).toEqual([]);
});

test(
  'the CSP blocks nothing in a link card, a copied sample, or the offline notice',
  {tag: '@runtime'},
  async ({page, context}) => {
    const violations = await watchViolations(page);
    await preventPrefetch(page);
    await open(page, 'language/SignalClass');
    await page.locator('[data-copy-code]').first().click();
    await page.getByRole('main').getByRole('link', {name: 'newSignal'}).first().hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await context.setOffline(true);
    await page.locator('.navbar').getByRole('link', {name: 'Getting Started'}).click();
    await expect(page.locator('.page-notice')).toContainText('offline');
    expect(violations).toEqual([]);
  },
);

test('the CSP blocks nothing in CSS drawings, even after navigation', async ({page}) => {
  const violations = await watchViolations(page);
  await open(page, 'studio/pageLoaders/components/datatable');
  await page.getByRole('main').getByRole('link', {name: 'Text', exact: true}).click();
  const name = page.getByRole('img', {name: /^A text box/}).getByText('Maria');
  await expect(name).toHaveCSS('background-color', 'rgb(236, 229, 251)');
  expect(violations).toEqual([]);
});

test('the CSP blocks nothing in an interactive drawing', async ({page}) => {
  const violations = await watchViolations(page);
  await open(page, 'studio/pageLoaders/components/datatable');
  const cell = page.locator('[data-try] figure').getByText('Maria').filter({visible: true});
  await expect(cell).toHaveCSS('height', '30px');
  await page.getByRole('spinbutton', {name: 'Row height'}).fill('55');
  await expect(cell).toHaveCSS('height', '55px');
  expect(violations).toEqual([]);
});

test('the CSP blocks and reports style attributes', async ({page}) => {
  const violations = await watchViolations(page);
  await page.goto('faq');
  await page.evaluate(untilHydrated);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p style="position: fixed">Text</p>');
  });
  await expect(page.getByText('Text', {exact: true}).last()).toHaveCSS('position', 'static');
  await expect.poll(() => violations.join()).toContain('style-src-attr inline');
});

test('the CSP blocks nothing in the code check worker or the lazy menu', async ({page}) => {
  const violations = await watchViolations(page);
  await open(page, 'studio/coding#check-your-code');
  await page.getByRole('textbox', {name: 'QodlyScript'}).fill('a = lenght("b")');
  await expect(page.getByRole('region', {name: 'Findings'})).toContainText('Write "length"');
  await page.setViewportSize({width: 400, height: 800});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(violations).toEqual([]);
});

for (const [element, directive, keptSources] of [
  // Without the runtime, the CSP allows scripts with `'self'`.
  ['script', 'script-src', "(?:'strict-dynamic'|'self')"],
  ['style', 'style-src', "'self'"],
] as const) {
  test(
    `a ${element} whose hash is missing from the CSP is reported`,
    {tag: element === 'style' ? '@runtime' : []},
    async ({page}) => {
      const violations = await watchViolations(page);
      await page.route('**/docs/faq', async (route) => {
        const response = await route.fetch();
        const headers = response.headers();
        const policy = headers['content-security-policy'] ?? '';
        const edited = policy.replace(new RegExp(`(${directive} ${keptSources}).*?;`), '$1;');
        expect(edited).not.toBe(policy);
        await route.fulfill({response, headers: {...headers, 'content-security-policy': edited}});
      });
      await page.goto('faq');
      await expect.poll(() => violations.join()).toContain(`${directive}-elem inline`);
    },
  );
}

test('without JavaScript, the CSP allows the noscript style', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto('faq');
  // Hidden only by the style in <noscript>.
  await expect(page.locator('.navbar [data-search]')).toBeHidden();
  expect(messages.filter((text) => /Content Security Policy/.test(text))).toEqual([]);
  await context.close();
});
