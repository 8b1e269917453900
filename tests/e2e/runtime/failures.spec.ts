import fs from 'node:fs';
import path from 'node:path';
import {expect, type Page, type Route} from '@playwright/test';
import {buildDir} from '../../build/builtPages';
import {advanceClock, stopClock} from '../../support/clock';
import {hydrated, navbarLink, notice, open, title} from '../../support/open';
import {preventPrefetch} from '../../support/preventPrefetch';
import {input, panel, results} from '../../support/searchBox';
import {nightlyAfterFirst, test} from '../../support/test';

/** Returns the file name (in `build/assets/js`) and the code of the FAQ's chunk. */
function faqChunk(): {file: string; code: string} {
  const folder = path.join(buildDir, 'assets/js');
  for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const code = fs.readFileSync(path.join(folder, file), 'utf8');
    if (code.includes('"slug":"/faq","permalink":"/docs/faq"') && code.includes('default:()=>')) {
      return {file, code};
    }
  }
  throw new Error('No chunk in the build contains the FAQ.');
}

/** Replaces the component exported by the FAQ's chunk. */
async function replaceFaqExport(page: Page, replacement: string): Promise<void> {
  const {file, code} = faqChunk();
  const body = code.replace(/default:\(\)=>\w+,?/, replacement);
  await page.route(`**/assets/js/${file}`, (route) =>
    route.fulfill({contentType: 'text/javascript', body}),
  );
}

async function goToFaq(page: Page): Promise<void> {
  await open(page, 'language/SignalClass');
  await navbarLink(page, 'FAQ').click();
  await expect(title(page)).toHaveText('This page crashed.');
}

test('a crashed page shows the error and its causes inside the layout', async ({page}) => {
  await replaceFaqExport(
    page,
    'default:()=>()=>{throw new Error("The table is broken",{cause:new Error("No columns")})},',
  );
  await goToFaq(page);
  await expect(page.getByText('The table is broken')).toBeVisible();
  await expect(page.getByText('No columns')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  await expect(page).toHaveTitle('This page crashed');
  await expect(page.locator('.navbar')).toBeVisible();
  await navbarLink(page, 'Getting Started').click();
  await expect(title(page)).not.toHaveText('This page crashed.');
  await expect(page).not.toHaveTitle(/crashed/);
  await expect(page.locator('article')).toBeVisible();
});

test('for a page module without an export, the error names the fix @nightly', async ({page}) => {
  await replaceFaqExport(page, '');
  await goToFaq(page);
  await expect(
    page.getByText("The page component at /docs/faq doesn't have a default export."),
  ).toBeVisible();
  await expect(page.getByText('Consider default-exporting a React component.')).toBeVisible();
});

test('a layout that crashes shows which navbar item failed @nightly', async ({page}) => {
  await open(page, 'faq');
  await page.evaluate(() => {
    // React sets the class of the item that is no longer active, and the `href` of a new item.
    const set = Element.prototype.setAttribute;
    Element.prototype.setAttribute = function (this: Element, name, value) {
      const href = name === 'href' ? value : this.getAttribute('href');
      if (href?.endsWith('/docs/faq')) {
        throw new Error('The attribute is broken');
      }
      set.call(this, name, value);
    };
  });
  await navbarLink(page, 'Getting Started').click();
  await expect(title(page)).toHaveText('This page crashed.');
  await expect(page.getByText('A theme navbar item failed to render')).toBeVisible();
  await expect(page.getByText('"docId": "faq"')).toBeVisible();
  await expect(page.getByText('The attribute is broken')).toBeVisible();
  await expect(page.locator('.navbar')).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
});

/** Features that older browsers lack, and how to remove each before the page's scripts run. */
const missingFeatures: Record<string, () => void> = {
  'Object.hasOwn': () => Reflect.deleteProperty(Object, 'hasOwn'),
  'Array.prototype.at': () => Reflect.deleteProperty(Array.prototype, 'at'),
  ResizeObserver: () => Reflect.deleteProperty(window, 'ResizeObserver'),
  IntersectionObserver: () => Reflect.deleteProperty(window, 'IntersectionObserver'),
};

for (const [[feature, remove], mark] of nightlyAfterFirst(Object.entries(missingFeatures))) {
  test(`a page is readable and its links work without ${feature}${mark}`, async ({page}) => {
    await page.addInitScript(remove);
    await page.goto('language/SignalClass');
    await page.waitForLoadState('load');
    // The page works without the feature or shows a notice.
    await expect(
      page.locator('html[data-has-hydrated="true"], .page-notice').first(),
    ).toBeAttached();
    await expect(title(page)).toHaveText('Signal');
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    await expect(page.locator('article')).toContainText('.trigger()');
    await expect(page).toHaveTitle(/^Signal/);
    await navbarLink(page, 'FAQ').click();
    await expect(title(page)).toHaveText('FAQ');
  });
}

test.describe('unexpected responses', () => {
  const respondWith =
    (status: number, headers: Record<string, string> = {}) =>
    (route: Route) =>
      route.fulfill({status, headers, contentType: 'text/html', body: `<h1>Error ${status}</h1>`});

  const signInPage = (route: Route) =>
    route.fulfill({contentType: 'text/html', body: '<h1>Welcome to our Wi-Fi</h1>'});

  const responses: [string, (route: Route) => Promise<void>, string][] = [
    ['503', respondWith(503), "The site isn't responding"],
    ['404', respondWith(404), "The site isn't responding"],
    ['a network sign-in page', signInPage, 'Your network may want you to sign in'],
  ];

  for (const [[name, respond, message], mark] of nightlyAfterFirst(responses)) {
    test(`${name} for every request: the page stays, and continues${mark}`, async ({page}) => {
      await open(page, 'language/SignalClass');
      await page.route('**/*', respond);
      await navbarLink(page, 'FAQ').click();
      await expect(notice(page)).toContainText(message);
      await expect(notice(page)).not.toContainText('offline');
      await expect(title(page)).toHaveText('Signal');
      await page.unrouteAll();
      await expect(title(page)).toHaveText('FAQ');
      await expect(notice(page)).toBeHidden();
    });
  }

  test('a deleted page opens as the not-found page @nightly', async ({page}) => {
    await open(page, 'language/SignalClass');
    await page.route(/\/docs\/faq$/, async (route) => {
      const {origin} = new URL(route.request().url());
      const response = await route.fetch({url: `${origin}/docs/no-such-page`});
      await route.fulfill({response});
    });
    await page.route(/\/assets\/js\/(?!main|vendor)/, respondWith(404));
    await navbarLink(page, 'FAQ').click();
    await expect(title(page)).toHaveText('Page not found');
  });
});

test.describe('a slow network', () => {
  /** Milliseconds between files on the page's clock: below the deadline, which each file restarts. */
  const gap = 5000;

  /**
   * Makes files arrive one at a time. `arriveUntil` delivers files until the condition holds, expecting no
   * notice; `count` returns how many have arrived.
   */
  async function slowDown(page: Page, pattern: RegExp, interval = gap) {
    const held: Route[] = [];
    let count = 0;
    await page.route(pattern, (route) => {
      held.push(route);
    });
    const arriveUntil = async (condition: () => Promise<boolean>) => {
      await expect(async () => {
        while (held.length > 0) {
          await advanceClock(page, interval);
          expect(await notice(page).allInnerTexts()).toEqual([]);
          const route = held.shift();
          const finished = page.waitForEvent(
            'requestfinished',
            (request) => request === route?.request(),
          );
          await route?.continue();
          await finished;
          count += 1;
        }
        await advanceClock(page, 100);
        expect(await condition()).toBe(true);
      }).toPass();
    };
    return {arriveUntil, count: () => count};
  }

  test('no notice appears on a slow first page @nightly', async ({page}) => {
    const {arriveUntil, count} = await slowDown(page, /\/assets\//);
    await stopClock(page);
    await page.goto('faq', {waitUntil: 'commit'});
    await arriveUntil(async () => (await hydrated(page).count()) > 0);
    expect(count() * gap, 'longer than the deadline in total').toBeGreaterThan(10_000);
    await expect(title(page)).toHaveText('FAQ');
  });

  test('no notice appears before a slow next page @nightly', async ({page}) => {
    await preventPrefetch(page);
    await page.clock.install();
    await open(page, 'language/SignalClass');
    await stopClock(page);
    const {arriveUntil, count} = await slowDown(page, /\/assets\/|\/routes-/);
    await navbarLink(page, 'FAQ').evaluate((link: HTMLElement) => link.click());
    await arriveUntil(async () => (await title(page).innerText()) === 'FAQ');
    expect(count() * gap, 'longer than the deadline in total').toBeGreaterThan(6000);
  });

  test('slow search never claims to be unavailable @nightly', async ({page}) => {
    await page.clock.install();
    await open(page, 'faq');
    await stopClock(page);
    // Stopping the clock skips a minute, so it must happen before the box requests its indexes.
    // The worker requests two at once, and may report the first only after the second.
    const interval = gap / 2;
    const {arriveUntil, count} = await slowDown(page, /\/search-/, interval);
    await page.keyboard.press('/');
    await arriveUntil(async () => (await input(page).count()) > 0);
    await input(page).fill('replaceString');
    await arriveUntil(async () => {
      expect(await panel(page).innerText()).not.toContain('unavailable');
      return (await results(page).count()) > 0;
    });
    expect(count() * interval, 'longer than the deadline in total').toBeGreaterThan(6000);
    await expect(results(page).first()).toContainText('replaceString');
  });
});
