import {test as base} from '@playwright/test';

/**
 * Marks a test that runs only with `TEST_ALL=1`: every night and before a release. Without a mark, a test
 * runs in `npm test`.
 */
export const nightly = {tag: '@nightly'};

/** Marks all but the first row of a table of cases: `for (const [index, row] of rows.entries())`. */
export const nightlyAfterFirst = (index: number) => (index > 0 ? nightly : {});

/**
 * Playwright's `test`, which ignores requests that are still pending when a test ends. `errors` has the
 * messages of the errors that the page doesn't catch.
 */
export const test = base.extend<{errors: string[]}>({
  errors: async ({page}, use) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await use(errors);
  },
  page: async ({page}, use) => {
    await use(page);
    await page.unrouteAll({behavior: 'ignoreErrors'});
  },
});
