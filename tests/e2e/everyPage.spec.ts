import {expect, test as base, type Page} from '@playwright/test';
import {emittedRoutes} from '../build/builtPages';
import {nightly} from '../support/test';
import {saveData} from '../support/saveData';
import {untilHydrated} from '../support/untilHydrated';
import {pagesOf, versions} from '../support/versions';

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

/**
 * Runs in a page: returns the text of each row in a drawn screen that wraps, or is cut off, at the full width
 * of the text.
 */
function brokenRows(): string[] {
  for (const figure of document.querySelectorAll<HTMLElement>('.screen-figure')) {
    figure.style.width = '692px';
  }
  return [...document.querySelectorAll('.screen-row')]
    .filter((row) => {
      const isHidden = row.getClientRects().length === 0; // on an unselected tab
      const starts = [...row.children].map((part) => part.getBoundingClientRect().left);
      const wraps = starts.some((start, index) => index > 0 && start <= (starts[index - 1] ?? 0));
      return !isHidden && (wraps || row.scrollWidth > row.clientWidth + 1);
    })
    .map(({textContent}) => textContent);
}

/**
 * Returns the routes of pages that together have everything a page can have: each kind of page in each
 * version, each component for writers, each language of code, and all pages outside the versions' files. A
 * new kind, component, language, or version is therefore covered without an edit.
 */
function representativeRoutes(): Set<string> {
  const documented = new Map<string, Set<string>>();
  for (const version of versions) {
    for (const page of pagesOf(version.label)) {
      const {kind = 'page'} = page.frontMatter;
      const parts = page.source.match(/^ *```\w+|<[A-Z]\w+|^:::\w+|^!\[/gm) ?? [];
      documented.set(
        version.path + page.route,
        new Set([...parts.map((part) => part.trim()), `${kind} in ${version.label}`]),
      );
    }
  }
  const routes = [...emittedRoutes()].filter((route) => route !== '404' && !documented.has(route));
  return new Set([...routes, ...cover(documented)]);
}

/** Picks keys until they have all values, each time the one with the most values still missing. */
function cover(values: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const missing = new Set([...values.values()].flatMap((own) => [...own]));
  const gain = (key: string) =>
    [...(values.get(key) ?? [])].filter((own) => missing.has(own)).length;
  const picked: string[] = [];
  while (missing.size > 0) {
    const best = [...values.keys()].reduce((a, b) => (gain(b) > gain(a) ? b : a));
    picked.push(best);
    values.get(best)?.forEach((own) => missing.delete(own));
  }
  return picked;
}
