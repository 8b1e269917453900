import {expect, test, type BrowserContext} from '@playwright/test';

/** Expects an action to open a tab at the address, and closes the tab. */
export async function expectTab(
  context: BrowserContext,
  address: RegExp,
  action: () => Promise<void>,
): Promise<void> {
  const opened = context.waitForEvent('page');
  await action();
  const tab = await opened;
  try {
    await expect(tab).toHaveURL(address);
  } catch (error) {
    // The browser from npm crashes in every third tab that a page opens.
    test.skip(
      /Page crashed/.test(String(error)),
      'the browser crashed in a tab that a page opened',
    );
    throw error;
  }
  await tab.close();
}
