import fs from 'node:fs';
import path from 'node:path';
import {expect, type Page, type Route} from '@playwright/test';
import {buildDir} from '../../build/emittedRoutes';
import {advanceClock, stopClock} from '../../support/clock';
import {open} from '../../support/open';
import {preventPrefetch} from '../../support/prefetchCode';
import {input, panel, results} from '../../support/searchBox';
import {nightly, nightlyAfterFirst, test} from '../../support/test';

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
  await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
}

test('a crashed page shows the error and its causes inside the layout, and the navbar still works', async ({
  page,
}) => {
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
  await page.locator('.navbar').getByRole('link', {name: 'Getting Started'}).click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('This page crashed.');
  await expect(page).not.toHaveTitle(/crashed/);
  await expect(page.locator('article')).toBeVisible();
});

test(
  'for a page module without a default export, the error names the route and the fix',
  nightly,
  async ({page}) => {
    await replaceFaqExport(page, '');
    await goToFaq(page);
    await expect(
      page.getByText("The page component at /docs/faq doesn't have a default export."),
    ).toBeVisible();
    await expect(page.getByText('Consider default-exporting a React component.')).toBeVisible();
  },
);

test(
  'when the layout crashes, only a message with the failed navbar item is shown',
  nightly,
  async ({page}) => {
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
    await page.locator('.navbar').getByRole('link', {name: 'Getting Started'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page.getByText('A theme navbar item failed to render')).toBeVisible();
    await expect(page.getByText('"docId": "faq"')).toBeVisible();
    await expect(page.getByText('The attribute is broken')).toBeVisible();
    await expect(page.locator('.navbar')).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  },
);

/** Features that older browsers lack, and how to remove each before the page's scripts run. */
const missingFeatures: Record<string, () => void> = {
  'Object.hasOwn': () => Reflect.deleteProperty(Object, 'hasOwn'),
  'Array.prototype.at': () => Reflect.deleteProperty(Array.prototype, 'at'),
  ResizeObserver: () => Reflect.deleteProperty(window, 'ResizeObserver'),
  IntersectionObserver: () => Reflect.deleteProperty(window, 'IntersectionObserver'),
};

for (const [index, [feature, remove]] of Object.entries(missingFeatures).entries()) {
  test(
    `in a browser without ${feature}, a page is readable and its links work`,
    nightlyAfterFirst(index),
    async ({page}) => {
      await page.addInitScript(remove);
      await page.goto('language/SignalClass');
      await page.waitForLoadState('load');
      // The page works without the feature or shows a notice.
      await expect(
        page.locator('html[data-has-hydrated="true"], .page-notice').first(),
      ).toBeAttached();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Signal');
      await expect(page.getByText('This page crashed.')).toHaveCount(0);
      await expect(page.locator('article')).toContainText('.trigger()');
      await expect(page).toHaveTitle(/^Signal/);
      await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('FAQ');
    },
  );
}

test.describe('unexpected responses', () => {
  const notice = (page: Page) => page.locator('.page-notice');
  const title = (page: Page) => page.getByRole('heading', {level: 1});

  const respondWith =
    (status: number, headers: Record<string, string> = {}) =>
    (route: Route) =>
      route.fulfill({status, headers, contentType: 'text/html', body: `<h1>Error ${status}</h1>`});

  const signInPage = (route: Route) =>
    route.fulfill({contentType: 'text/html', body: '<h1>Welcome to our Wi-Fi</h1>'});

  const responses: [string, (route: Route) => Promise<void>, string][] = [
    ['503', respondWith(503), "The site isn't responding"],
    ['429', respondWith(429), "The site isn't responding"],
    ['403', respondWith(403), "The site isn't responding"],
    ['404', respondWith(404), "The site isn't responding"],
    ['a network sign-in page', signInPage, 'Your network may want you to sign in'],
  ];

  for (const [index, [name, respond, message]] of responses.entries()) {
    test(
      `${name} for every request: an open page stays, shows a notice, and continues automatically`,
      nightlyAfterFirst(index),
      async ({page}) => {
        await open(page, 'language/SignalClass');
        await page.route('**/*', respond);
        await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
        await expect(notice(page)).toContainText(message);
        await expect(notice(page)).not.toContainText('offline');
        await expect(title(page)).toHaveText('Signal');
        await page.unrouteAll();
        await expect(title(page)).toHaveText('FAQ');
        await expect(notice(page)).toBeHidden();
      },
    );
  }

  test(
    'Retry-After is honored: a notice says how long the wait is, and nothing is requested until then',
    nightly,
    async ({page}) => {
      await page.clock.install();
      await open(page, 'language/SignalClass');
      await stopClock(page);
      await page.route('**/*', respondWith(429, {'retry-after': '60'}));
      await page
        .locator('.navbar')
        .getByRole('link', {name: 'FAQ'})
        .evaluate((link: HTMLElement) => link.click());
      await expect(async () => {
        await advanceClock(page, 100);
        expect((await notice(page).allInnerTexts()).join()).toContain(
          'The page will open in about 60 seconds',
        );
      }).toPass();
      await page.unrouteAll();
      let requests = 0;
      page.on('request', () => (requests += 1));
      await advanceClock(page, 50_000);
      expect(requests).toBe(0);
      await expect(title(page)).toHaveText('Signal');
      await advanceClock(page, 10_000);
      await page.clock.resume();
      await expect(title(page)).toHaveText('FAQ');
      await expect(notice(page)).toBeHidden();
    },
  );

  test('a deleted page opens as the not-found page', nightly, async ({page}) => {
    await open(page, 'language/SignalClass');
    await page.route(/\/docs\/faq$/, async (route) => {
      const {origin} = new URL(route.request().url());
      const response = await route.fetch({url: `${origin}/docs/no-such-page`});
      await route.fulfill({response});
    });
    await page.route(/\/assets\/js\/(?!main|vendor)/, respondWith(404));
    await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
    await expect(title(page)).toHaveText('Page not found');
  });

  test(
    'after Retry with a missing bundle and a host that refuses requests, the text stays until the site responds',
    nightly,
    async ({page}) => {
      let hasRecovered = false;
      await page.route(/\/assets\/js\/main\./, respondWith(429));
      await page.goto('faq');
      await expect(notice(page)).toContainText('You can read this page');
      await page.route(/\/docs\/faq$/, (route) =>
        hasRecovered ? route.fallback() : respondWith(429)(route),
      );
      await notice(page).getByRole('button', {name: 'Retry'}).click();
      await expect(notice(page)).toContainText("The site isn't responding");
      await expect(title(page)).toHaveText('FAQ');
      hasRecovered = true;
      await page.unroute(/\/assets\/js\/main\./);
      await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
      await expect(notice(page)).toBeHidden();
    },
  );
});

test.describe('a slow network', () => {
  const notice = (page: Page) => page.locator('.page-notice');
  const title = (page: Page) => page.getByRole('heading', {level: 1});

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

  test(
    'no notice appears while the files of the first page arrive one by one',
    nightly,
    async ({page}) => {
      const {arriveUntil, count} = await slowDown(page, /\/assets\//);
      await stopClock(page);
      await page.goto('faq', {waitUntil: 'commit'});
      await arriveUntil(
        async () => (await page.locator('html[data-has-hydrated="true"]').count()) > 0,
      );
      expect(count() * gap, 'longer than the deadline in total').toBeGreaterThan(10_000);
      await expect(title(page)).toHaveText('FAQ');
    },
  );

  test(
    'no notice appears while the files of the next page arrive one by one',
    nightly,
    async ({page}) => {
      await preventPrefetch(page);
      await page.clock.install();
      await open(page, 'language/SignalClass');
      await stopClock(page);
      const {arriveUntil, count} = await slowDown(page, /\/assets\/|\/routes-/);
      await page
        .locator('.navbar')
        .getByRole('link', {name: 'FAQ'})
        .evaluate((link: HTMLElement) => link.click());
      await arriveUntil(async () => (await title(page).innerText()) === 'FAQ');
      expect(count() * gap, 'longer than the deadline in total').toBeGreaterThan(6000);
    },
  );

  test(
    'search never claims to be unavailable while its files arrive one by one',
    nightly,
    async ({page}) => {
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
    },
  );
});
