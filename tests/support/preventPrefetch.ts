import type {Page} from '@playwright/test';

/** Pages opened from now on prefetch nothing, for tests that watch or break what a reader asks for. */
export async function preventPrefetch(page: Page): Promise<void> {
  await page.route('**/assets/js/prefetch.*.js', (route) => route.abort());
}
