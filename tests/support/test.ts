import {test as base} from '@playwright/test';

/**
 * Ends the title of a test that runs only with `TEST_ALL=1`: every night and before a release. Other tests
 * run in `npm test`.
 */
export const nightly = ' @nightly';

/** Returns the rows of a table of cases, each with the end of its title: only the first runs in `npm test`. */
export const nightlyAfterFirst = <Row>(rows: readonly Row[]) =>
  rows.map((row, index) => [row, index > 0 ? nightly : ''] as const);

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
