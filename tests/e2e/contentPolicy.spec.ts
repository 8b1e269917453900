import {expect, type Page} from '@playwright/test';
import {chooseVersion} from '../support/chooseVersion';
import {navbarLink, notice, open, title} from '../support/open';
import {preventPrefetch} from '../support/preventPrefetch';
import {openBox, search} from '../support/searchBox';
import {test} from '../support/test';
import {other, withVersion} from '../support/versions';

// everyPage.spec.ts fails on violations at load, which the browser logs.

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

test('the CSP blocks nothing in search, menus, cards, samples, and the checker', async ({page}) => {
  const violations = await watchViolations(page);
  await openBox(page);
  await (await search(page, 'newSignal')).click();
  await expect(title(page)).toHaveText('newSignal');
  await chooseVersion(page, withVersion('VERSION', other));
  await expect(page).toHaveURL(withVersion('/VERSION/language/commands/newSignal', other));
  await expect(page.getByText('no longer actively maintained')).toBeVisible();
  await page.locator('[data-copy-code]').first().click();
  await page.locator('.code-body pre a').first().hover();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.setViewportSize({width: 400, height: 800});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
  await open(page, 'studio/coding#check-your-code');
  await page.getByRole('textbox', {name: 'QodlyScript'}).fill('a = lenght("b")');
  await expect(page.getByRole('region', {name: 'Findings'})).toContainText('Write "length"');
  expect(violations).toEqual([]);
});

test('the CSP blocks nothing in the offline notice @runtime @nightly', async ({page, context}) => {
  const violations = await watchViolations(page);
  await preventPrefetch(page);
  await open(page, 'language/SignalClass');
  await context.setOffline(true);
  await navbarLink(page, 'Getting Started').click();
  await expect(notice(page)).toContainText('offline');
  expect(violations).toEqual([]);
});

test('the CSP blocks and reports style attributes @nightly', async ({page}) => {
  const violations = await watchViolations(page);
  await open(page, 'faq');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p style="position: fixed">Text</p>');
  });
  await expect(page.getByText('Text', {exact: true}).last()).toHaveCSS('position', 'static');
  await expect.poll(() => violations.join()).toContain('style-src-attr inline');
});
