import {test as base} from '@playwright/test';

/** Playwright's `test`, which ignores requests that are still pending when a test ends. */
export const test = base.extend({
  page: async ({page}, use) => {
    await use(page);
    await page.unrouteAll({behavior: 'ignoreErrors'});
  },
});
