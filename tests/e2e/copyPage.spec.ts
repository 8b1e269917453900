import {expect, type Page} from '@playwright/test';
import {expectMessage, forgetMessages, recordMessages} from '../support/messages';
import {hold} from '../support/hold';
import {copiedText, navbarLink, open, title} from '../support/open';
import {test} from '../support/test';

const menu = (page: Page) => page.locator('main summary').first();

async function copyPage(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Copy page'}).click();
}

test('"Copy page" copies Markdown, even after navigation, and says so', async ({page}) => {
  await recordMessages(page);
  await open(page, 'language/commands/replaceString');
  await copyPage(page);
  await expectMessage(page, 'Page copied as Markdown');
  const copied = await copiedText(page);
  expect(copied).toMatch(/^# replaceString\n\nThis is about Qodly /);
  expect(copied).toContain('| source | string | → |');
  await open(page, 'language/SignalClass');
  await page.getByRole('main').getByRole('link', {name: 'newSignal'}).first().click();
  await expect(title(page)).toHaveText('newSignal');
  await forgetMessages(page);
  await copyPage(page);
  await expectMessage(page, 'Page copied as Markdown');
  expect(await copiedText(page)).toMatch(/^# newSignal\n/);
});

test('"Copy page" copies a page that is still loading @nightly', async ({page}) => {
  await recordMessages(page);
  await open(page, 'language/SignalClass');
  const release = await hold(page, '**/assets/js/**');
  await page.getByRole('main').getByRole('link', {name: 'newSignal'}).first().click();
  await expect(page).toHaveURL(/\/newSignal$/);
  await copyPage(page);
  await expectMessage(page, 'Page copied as Markdown');
  await expect(title(page)).toHaveText('Signal');
  expect(await copiedText(page)).toMatch(/^# newSignal\n/);
  release();
  await expect(title(page)).toHaveText('newSignal');
});

test('"Copy page" opens the Markdown without a clipboard', async ({page}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    Object.assign(Clipboard.prototype, {write: refuse, writeText: refuse});
  });
  await open(page, 'faq');
  await copyPage(page);
  await expect(page).toHaveURL(/\/docs\/faq\.md$/);
});

test('"Copy page" shows an error when the Markdown fails to load', async ({page}) => {
  await page.route('**/faq.md', (route) => route.abort());
  await recordMessages(page);
  await open(page, 'faq');
  await copyPage(page);
  await expectMessage(page, "Couldn't load the page, so nothing was copied");
  await expectMessage(page, 'Not copied');
  await expect(page.getByRole('button', {name: 'Copy page'})).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/faq$/);
});

test('the menu offers no assistant by default, and closes on Escape', async ({page}) => {
  await open(page, 'faq');
  await expect(page.getByText("Don't answer from another version")).toBeHidden();
  const entry = page.getByRole('link', {name: 'View as Markdown'});
  await menu(page).press('Enter');
  await expect(entry).toBeVisible();
  await expect(page.getByRole('link', {name: /^Open in/})).toHaveCount(0);
  await entry.focus();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(menu(page)).toBeFocused();
  for (const leave of [() => title(page).click(), () => navbarLink(page, 'FAQ').focus()]) {
    await menu(page).click();
    await expect(entry).toBeVisible();
    await leave();
    await expect(entry).toBeHidden();
  }
});
