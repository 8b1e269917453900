import {expect, test, type BrowserContext} from '@playwright/test';

/** Expects an act to open a tab at the address; closes the tab. */
export async function expectTab(
  context: BrowserContext,
  address: RegExp,
  act: () => Promise<void>,
): Promise<void> {
  const opened = context.waitForEvent('page');
  await act();
  const tab = await opened;
  try {
    await expect(tab).toHaveURL(address);
  } catch (error) {
    // As the browser from npm does in every third tab that a page opens.
    test.skip(
      /Page crashed/.test(String(error)),
      'the browser crashed in a tab that a page opened',
    );
    throw error;
  }
  await tab.close();
}
