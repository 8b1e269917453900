import {expect, test, type BrowserContext, type Page} from '@playwright/test';

/** Expects an action to open a tab at the address, and closes the tab. */
export async function expectTab(
  context: BrowserContext,
  address: RegExp,
  action: () => Promise<void>,
): Promise<void> {
  const opened = context.waitForEvent('page');
  await action();
  const tab = await opened;
  // The browser from npm crashes in many tabs opened by a page.
  const crash = 'Page crashed';
  await expect.poll(() => addressOf(tab)).toMatch(new RegExp(`${address.source}|${crash}`));
  test.skip(
    (await addressOf(tab)).includes(crash),
    'the browser crashed in a tab that a page opened',
  );
  await tab.close();
}

/** Returns the address, or the error if reading it fails. In the browser from npm, `tab.url()` may stay empty. */
async function addressOf(tab: Page): Promise<string> {
  return tab.evaluate(() => location.href).catch(String);
}
