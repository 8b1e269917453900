import type {Locator, Page} from '@playwright/test';

/** The red box in a page whose code has failed again after a reload. */
export const failureBox = (page: Page): Locator => page.locator('main .page-failure');
