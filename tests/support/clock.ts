import {expect, type Locator, type Page} from '@playwright/test';

/**
 * Stops the clock on the page, and on pages it navigates to. Timers then wait for `advanceClock`, which
 * makes deadlines testable on a machine of any speed. If the page is already open,
 * `page.clock.install()` must have been called before it opened.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // Playwright only pauses at a future time; even a slow machine gets there within a minute.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Lets time pass on a stopped clock, in steps, so work that doesn't use timers can run in between. */
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
  shown: Locator,
): Promise<void> {
  await expect(async () => {
    await advanceClock(page, milliseconds);
    await expect(shown.first()).toBeVisible({timeout: 1000});
  }).toPass();
}

/** Lets time pass until a page that opens with a stopped clock has hydrated. */
export async function advanceToHydration(page: Page): Promise<void> {
  const started = page.locator('html[data-has-hydrated="true"]');
  await expect(async () => {
    await advanceClock(page, 100);
    expect(await started.count()).toBe(1);
  }).toPass();
}
