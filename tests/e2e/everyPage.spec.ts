import {expect, test} from '@playwright/test';
import {emittedRoutes} from '../build/emittedRoutes';
import {saveData} from '../support/saveData';
import {untilAlive} from '../support/untilAlive';

const paths = [...emittedRoutes()].filter((route) => route !== '404').sort();

// A page is left before its scripts have earned what optimizing them costs.
test.use({
  launchOptions: async ({launchOptions}, use) => {
    const args = [...(launchOptions.args ?? []), '--js-flags=--no-maglev,--no-turbofan'];
    await use({...launchOptions, args});
  },
});

/** The walk is cut in slices, so that workers share it. */
const slices = 8;

for (let slice = 0; slice < slices; slice += 1) {
  test(`the pages of all versions load without an error, ${slice + 1} of ${slices}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    // What would be loaded ahead are pages of this walk, and the search index.
    await page.addInitScript(saveData);
    await page.addInitScript(drawNothing);
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        faults.push(`${page.url()}: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
    page.on('requestfailed', (request) => {
      // A prefetch that the next navigation cuts off is no fault.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
        faults.push(`${page.url()}: ${request.url()} failed`);
      }
    });
    page.on('response', (response) => {
      if (response.status() >= 400) {
        faults.push(`${page.url()}: ${response.url()} answered ${response.status()}`);
      }
    });
    const mine = paths.filter((_, index) => index % slices === slice);
    expect(mine.length).toBeGreaterThan(0);
    for (const pagePath of mine) {
      await test.step(pagePath, async () => {
        await page.goto(pagePath);
        await page.evaluate(untilAlive);
      });
    }
    expect(faults).toEqual([]);
  });
}

/** Runs in a page, which is laid out and comes alive as ever: its pixels, a fifth of the work, tell nothing here. */
function drawNothing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { visibility: hidden !important; }');
  document.adoptedStyleSheets = [sheet];
}
