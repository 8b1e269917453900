import {test as base} from '@playwright/test';

/** Playwright's `test`; a request that is still being answered when a test ends is no error. */
export const test = base.extend({
  page: async ({page}, use) => {
    await use(page);
    await page.unrouteAll({behavior: 'ignoreErrors'});
  },
});
