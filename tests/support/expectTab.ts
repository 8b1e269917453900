import {expect, test, type BrowserContext, type Page} from '@playwright/test';

/** Expects an action to open a tab whose URL matches, and closes the tab. */
export async function expectTab(
  context: BrowserContext,
  url: RegExp,
  action: () => Promise<void>,
): Promise<void> {
  const opened = context.waitForEvent('page');
  await action();
  const tab = await opened;
  // The browser from npm crashes in many tabs that pages open.
  const crash = 'Page crashed';
  await expect.poll(() => urlOf(tab)).toMatch(new RegExp(`${url.source}|${crash}`));
  test.skip((await urlOf(tab)).includes(crash), 'the browser crashed in a tab that a page opened');
  await tab.close();
}

/** Returns the tab's URL, or the error from reading it. In the browser from npm, `tab.url()` may stay empty. */
async function urlOf(tab: Page): Promise<string> {
  return tab.evaluate(() => location.href).catch(String);
}
