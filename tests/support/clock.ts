import {expect, type Locator, type Page} from '@playwright/test';

/**
 * Stops the clock on the page, and on pages it navigates to. Timers then wait for `advanceClock`, which
 * makes deadlines testable on a machine of any speed. If the page is already open,
 * `page.clock.install()` must have been called before it opened.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // Playwright can pause only at a future time; even a slow machine makes the call within a minute.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Advances a stopped clock in steps, so that work that doesn't use timers can run in between. */
export async function advanceClock(page: Page, milliseconds: number): Promise<void> {
  const step = 100;
  for (let passed = 0; passed < milliseconds; passed += step) {
    await page.clock.runFor(Math.min(step, milliseconds - passed));
  }
}

/**
 * Advances the clock past the deadline, repeatedly if necessary, until the element is visible. Each file
 * that arrives in the meantime restarts the deadline.
 */
export async function advanceUntilShown(
  page: Page,
  milliseconds: number,
  element: Locator,
): Promise<void> {
  await expect(async () => {
    await advanceClock(page, milliseconds);
    await expect(element.first()).toBeVisible({timeout: 1000});
  }).toPass();
}
