import type {Locator, Page} from '@playwright/test';

/** Locates the red box on a page whose code failed again after a reload. */
export const failureBox = (page: Page): Locator => page.locator('main .page-failure');
