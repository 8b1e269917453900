import {expect, test as base, type Page} from '@playwright/test';
import {emittedRoutes} from '../build/emittedRoutes';
import {saveData} from '../support/saveData';
import {untilAlive} from '../support/untilAlive';

const paths = [...emittedRoutes()].filter((route) => route !== '404').sort();

/** A tab for all pages that a worker opens, and what has gone wrong in it since it was asked last. */
interface WatchedTab {
  page: Page;
  takeFaults: () => string[];
}

// A tab for each page would double the time of the walk.
const test = base.extend<object, {tab: WatchedTab}>({
  tab: [
    async ({browser}, use) => {
      const page = await browser.newPage();
      // What would be loaded ahead are pages of this walk, and the search index.
      await page.addInitScript(saveData);
      await page.addInitScript(drawNothing);
      const faults = watchFaults(page);
      await use({page, takeFaults: () => faults.splice(0)});
      await page.close();
    },
    {scope: 'worker'},
  ],
});

// A page is left before its scripts have earned what optimizing them costs.
test.use({
  launchOptions: async ({launchOptions}, use) => {
    const args = [...(launchOptions.args ?? []), '--js-flags=--no-maglev,--no-turbofan'];
    await use({...launchOptions, args});
  },
});

for (const path of paths) {
  test(`${path} loads without an error`, async ({tab, baseURL}) => {
    await tab.page.goto(new URL(path, baseURL).href);
    await tab.page.evaluate(untilAlive);
    expect(tab.takeFaults()).toEqual([]);
  });
}

function watchFaults(page: Page): string[] {
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
  return faults;
}

/** Runs in a page, which is laid out and comes alive as ever: its pixels, a fifth of the work, tell nothing here. */
function drawNothing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { visibility: hidden !important; }');
  document.adoptedStyleSheets = [sheet];
}
