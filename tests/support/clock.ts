import {expect, type Page} from '@playwright/test';

/**
 * Stops the clock of the page, and of those that it opens next: its timers wait for `letPass`. What must
 * happen within a certain time is tested that way, however long the machine takes for it. A page that is
 * open already needs `page.clock.install()` before it opens.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // Playwright stops a clock at a time to come only. A minute is more than a slow machine needs to do so.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Lets time pass on a page whose clock is stopped, in steps, so that what waits for no timer goes on. */
export async function letPass(page: Page, milliseconds: number): Promise<void> {
  const step = 100;
  for (let passed = 0; passed < milliseconds; passed += step) {
    await page.clock.runFor(Math.min(step, milliseconds - passed));
  }
}

/** Lets time pass until React has taken over a page that opens with a stopped clock. */
export async function letStart(page: Page): Promise<void> {
  const started = page.locator('html[data-has-hydrated="true"]');
  await expect(async () => {
    await letPass(page, 100);
    expect(await started.count()).toBe(1);
  }).toPass();
}
