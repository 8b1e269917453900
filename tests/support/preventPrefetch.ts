import type {Page} from '@playwright/test';

/** Keeps pages opened from now on from loading the next page, for tests that observe or break other requests. */
export async function preventPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // With a setter, so that a test's clock doesn't replace it.
    Object.defineProperty(window, 'requestIdleCallback', {
      get: () => () => 0,
      set: () => undefined,
    });
  });
}
