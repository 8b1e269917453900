import {expect, test as base, type Page} from '@playwright/test';
import {emittedRoutes} from '../build/emittedRoutes';
import {brokenRows} from '../support/brokenRows';
import {nightly} from '../support/test';
import {representativeRoutes} from '../support/representativeRoutes';
import {saveData} from '../support/saveData';
import {untilHydrated} from '../support/untilHydrated';

const representative = representativeRoutes();

/** A tab that a worker reuses for all its pages; `takeErrors` returns the errors since the last call. */
interface WatchedTab {
  page: Page;
  takeErrors: () => string[];
}

// A tab per page would take twice as long.
const test = base.extend<object, {tab: WatchedTab}>({
  tab: [
    async ({browser}, use) => {
      const page = await browser.newPage();
      // Preloading would fetch the search index and pages that this test opens anyway.
      await page.addInitScript(saveData);
      await page.addInitScript(skipPainting);
      const errors = watchErrors(page);
      await use({page, takeErrors: () => errors.splice(0)});
      await page.close();
    },
    {scope: 'worker'},
  ],
});

// Optimizing scripts doesn't pay off on pages this short-lived.
test.use({
  launchOptions: async ({launchOptions}, use) => {
    const args = [...(launchOptions.args ?? []), '--js-flags=--no-maglev,--no-turbofan'];
    await use({...launchOptions, args});
  },
});

for (const path of [...emittedRoutes()].filter((route) => route !== '404')) {
  test(`loads without an error, with whole drawings: /docs/${path}${representative.has(path) ? '' : nightly}`, async ({
    tab,
    baseURL,
  }) => {
    await tab.page.goto(new URL(path, baseURL).href);
    await tab.page.evaluate(untilHydrated);
    expect(tab.takeErrors()).toEqual([]);
    expect(await tab.page.evaluate(brokenRows), 'rows that wrap or overflow').toEqual([]);
  });
}

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      errors.push(`${page.url()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A prefetch aborted by the next navigation is not an error.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      errors.push(`${page.url()}: ${request.url()} failed`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      errors.push(`${page.url()}: ${response.url()} returned ${response.status()}`);
    }
  });
  return errors;
}

/** Runs in the page: skips painting, a fifth of the work, but not layout or hydration. */
function skipPainting(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { visibility: hidden !important; }');
  document.adoptedStyleSheets = [sheet];
}
