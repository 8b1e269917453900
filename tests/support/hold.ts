import type {Page} from '@playwright/test';

/** Holds back requests from now on. Returns a function that lets them pass. */
export async function hold(page: Page, url: RegExp | string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return () => release();
}
