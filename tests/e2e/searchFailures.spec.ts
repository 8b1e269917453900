import {expect, type Page, type Route} from '@playwright/test';
import {deadline} from '../../src/client/deadline';
import {clearBox} from '../support/clearBox';
import {advanceUntilShown, stopClock} from '../support/clock';
import {respondWith} from '../support/faults';
import {open} from '../support/open';
import {
  gate,
  indexes,
  input,
  openBox,
  panel,
  results,
  search,
  setConnection,
} from '../support/searchBox';
import {test} from '../support/test';

/**
 * Stops the search worker's clock, which the page's clock doesn't control. Returns a function that
 * advances it.
 */
async function stopWorkerClock(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      constructor(url: string | URL) {
        super(`${String(url)}?stopped`);
      }
    };
  });
  await page.route(/\.js\?stopped$/, async (route) => {
    const response = await route.fetch();
    const body = `(${String(replaceTimers)})();${await response.text()}`;
    await route.fulfill({response, body});
  });
  return async (milliseconds) => {
    const [worker] = page.workers();
    await worker?.evaluate((time) => {
      (self as unknown as {advance: (time: number) => void}).advance(time);
    }, milliseconds);
  };
}

/** Runs in the worker before its code. */
function replaceTimers(): void {
  const timers = new Map<number, {due: number; run: () => void}>();
  let now = 0;
  let lastTimer = 0;
  performance.now = () => now;
  Object.assign(self, {
    setTimeout: (run: () => void, delay = 0) => {
      lastTimer += 1;
      timers.set(lastTimer, {due: now + delay, run});
      return lastTimer;
    },
    clearTimeout: (timer: number) => timers.delete(timer),
    advance: (time: number) => {
      now += time;
      for (const [timer, {due, run}] of timers) {
        if (due <= now) {
          timers.delete(timer);
          run();
        }
      }
    },
  });
}

const failures: [string, (route: Route) => Promise<void>][] = [
  ['404', (route) => route.fulfill({status: 404, body: 'Not found'})],
  ['500', (route) => route.fulfill({status: 500})],
  [
    'HTML instead of JSON',
    (route) => route.fulfill({contentType: 'text/html', body: '<p>Home</p>'}),
  ],
  [
    'broken JSON',
    (route) => route.fulfill({contentType: 'application/json', body: '{"documents":['}),
  ],
  ['malformed JSON data', (route) => route.fulfill({json: {documents: {}, index: null}})],
  ['offline', (route) => route.abort('internetdisconnected')],
  ['aborted', (route) => route.abort('aborted')],
];

for (const [name, fail] of failures) {
  test(`reports that search is unavailable, and recovers: ${name}`, async ({page}) => {
    await page.route(indexes, (route) => fail(route).catch(() => undefined));
    const box = await openBox(page);
    await box.fill('replaceStrin');
    await expect(panel(page)).toContainText('Search is unavailable right now.');
    await expect(panel(page)).not.toContainText('No results found.');
    await page.unroute(indexes);
    await box.press('End');
    await box.press('g');
    await expect(results(page).first()).toContainText('replaceString');
  });
}

test('reports that the index is slow to load, and keeps the query', async ({page}) => {
  const index = gate();
  await page.route(indexes, async (route) => {
    await index.passed;
    await route.continue().catch(() => undefined);
  });
  const box = await openBox(page);
  await box.fill('replaceString');
  const message = 'Still loading the search index';
  await expect(panel(page)).toContainText(message);
  await expect(page.getByRole('status').filter({hasText: message})).toBeAttached();
  await expect(box).toHaveValue('replaceString');
  index.open();
  await expect(results(page).first()).toContainText('replaceString');
});

test('shows a message within the deadline when the index never arrives, and the next query works', async ({
  page,
}) => {
  const advanceWorkerClock = await stopWorkerClock(page);
  const requested = page.waitForRequest(indexes);
  await page.route(indexes, () => undefined);
  const box = await openBox(page);
  await requested;
  await box.fill('replaceStrin');
  await expect(panel(page)).toContainText('Still loading the search index');
  await advanceWorkerClock(deadline);
  await expect(panel(page)).toContainText('Search is unavailable right now.');
  await page.unroute(indexes);
  await box.press('End');
  await box.press('g');
  await expect(results(page).first()).toContainText('replaceString');
});

test('an index that fails once is requested again, without a message', async ({page}) => {
  let requests = 0;
  await page.route(indexes, (route) => {
    requests += 1;
    return requests === 1 ? route.fulfill({status: 500}) : route.fallback();
  });
  await openBox(page);
  await expect(await search(page, 'replaceString')).toContainText('replaceString');
  expect(requests).toBe(2);
});

test('when the index for unversioned pages hangs, the other pages are still found', async ({
  page,
}) => {
  await page.route('**/search-index-default*', () => undefined);
  await openBox(page);
  await expect(await search(page, 'replaceString')).toContainText('replaceString');
});

test('malformed excerpts are requested again with the next query', async ({page}) => {
  const textFiles = '**/search-text-*';
  await page.route(textFiles, (route) => route.fulfill({json: {0: 'text'}}));
  await openBox(page);
  await search(page, 'replaceStrin');
  await page.unroute(textFiles);
  await input(page).fill('replaceString');
  await expect(page.locator('.search-hit-excerpt').first()).toContainText(/\w/);
});

test('shows a message within the deadline when the worker is empty, and the next query starts another worker', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const empty = URL.createObjectURL(new Blob([''], {type: 'text/javascript'}));
    Object.assign(window, {hasEmptyWorkers: true});
    window.Worker = class extends Worker {
      constructor(url: string | URL) {
        super((window as {hasEmptyWorkers?: boolean}).hasEmptyWorkers ? empty : url);
      }
    };
  });
  await page.clock.install();
  const box = await openBox(page);
  await stopClock(page);
  await box.fill('replaceStrin');
  const message = panel(page).getByText('Search is unavailable right now.');
  await advanceUntilShown(page, deadline, message);
  await page.clock.resume();
  await page.evaluate(() => Object.assign(window, {hasEmptyWorkers: false}));
  await box.press('End');
  await box.press('g');
  await expect(results(page).first()).toContainText('replaceString');
});

test('shows a message within the deadline when the worker has terminated, and the next query starts another worker', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const workers: Worker[] = [];
    Object.assign(window, {closeWorkers: () => workers.forEach((worker) => worker.terminate())});
    window.Worker = class extends Worker {
      constructor(url: string | URL) {
        super(url);
        workers.push(this);
      }
    };
  });
  await page.clock.install();
  const box = await openBox(page);
  await search(page, 'replaceStrin');
  await stopClock(page);
  await page.evaluate(() => (window as unknown as {closeWorkers: () => void}).closeWorkers());
  await box.press('End');
  await box.press('g');
  const message = panel(page).getByText('Search is unavailable right now.');
  await advanceUntilShown(page, deadline, message);
  await page.clock.resume();
  await box.press('Backspace');
  await expect(results(page).first()).toContainText('replaceString');
});

test('shows a message without uncaught errors when the browser forbids workers', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    window.Worker = function refuse() {
      throw new DOMException('refused', 'SecurityError');
    } as unknown as typeof Worker;
  });
  const box = await openBox(page);
  await box.fill('replaceString');
  await expect(panel(page)).toContainText('Search is unavailable right now.');
  expect(errors).toEqual([]);
});

for (const fault of ['404', 'hanging'] as const) {
  test(`offers to try again when the code of the search box fails during typing (${fault})`, async ({
    page,
  }) => {
    await setConnection(page, {saveData: true});
    await page.clock.install();
    await open(page, 'faq');
    await page.route(/\/assets\/js\//, (route) => respondWith(fault, route));
    await stopClock(page);
    await page.keyboard.press('/');
    await page.keyboard.type('replaceString');
    const button = page.locator('.navbar [data-search] button');
    if (fault === 'hanging') {
      await advanceUntilShown(page, deadline, button.getByText('Try again'));
    } else {
      await page.clock.resume();
    }
    await expect(button).toContainText('Search is unavailable. Try again');
    await page.clock.resume();
    await page.unroute(/\/assets\/js\//);
    // A click would wait for frames, which a page whose clock was stopped may never draw.
    await button.dispatchEvent('click');
    await expect(input(page)).toHaveValue('replaceString');
    await expect(results(page).first()).toContainText('replaceString');
  });
}

test(
  'the notice that search failed to load disappears once search works',
  {tag: '@runtime'},
  async ({page}) => {
    await setConnection(page, {saveData: true});
    await open(page, 'faq');
    await page.route(/\/assets\/js\//, (route) => respondWith('HTML', route));
    // Requests right after `route` sometimes get the real file.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.keyboard.press('/');
    const notice = page.locator('.page-notice');
    await expect(notice).toContainText("Couldn't load search");
    await page.unroute(/\/assets\/js\//);
    await page.locator('.navbar [data-search] button').dispatchEvent('click');
    await expect(input(page)).toBeFocused();
    await expect(notice).toBeHidden();
  },
);

test('a hit that points outside the site is dropped', async ({page}) => {
  await page.addInitScript(() => {
    Object.assign(Worker.prototype, {
      addEventListener(this: Worker, type: string, listener: (event: MessageEvent) => void) {
        EventTarget.prototype.addEventListener.call(this, type, (event) => {
          const {data} = event as MessageEvent<
            {hits?: {document: {sectionRoute: string}}[]} | undefined
          >;
          const [first] = data?.hits ?? [];
          if (first) {
            first.document.sectionRoute = '/\\evil.example';
          }
          listener(event as MessageEvent);
        });
      },
    });
  });
  await openBox(page);
  await search(page, 'replaceString');
  const hosts = await results(page).evaluateAll((links: HTMLAnchorElement[]) =>
    links.map(({host}) => host),
  );
  expect(new Set(hosts)).toEqual(new Set([new URL(page.url()).host]));
});

test('treats hostile input as text', async ({page}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const box = await openBox(page);
  // A slow machine can miss the site's deadline for loading search. Typing again retries.
  await expect(async () => {
    await clearBox(page);
    await box.fill('replaceString');
    await expect(results(page).first()).toBeVisible({timeout: 10_000});
  }).toPass();
  for (const query of [
    '<img src=x onerror=window.hacked=1>',
    '"><script>window.hacked=1</script>',
    'javascript:window.hacked=1',
    '{{constructor.constructor("window.hacked=1")()}}',
    '\u202e\u0000💥'.repeat(50),
    '((((([[[[',
    '*'.repeat(300),
  ]) {
    await test.step(JSON.stringify(query).slice(0, 40), async () => {
      await clearBox(page);
      await box.fill(query);
      await expect(page.getByRole('group', {name: 'Examples'})).toBeHidden();
      await expect(panel(page)).toBeVisible();
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      expect(await page.locator('.aa-Panel img, .aa-Panel script').count()).toBe(0);
      await box.fill('replaceString');
      await expect(results(page).first()).toContainText('replaceString');
      expect(errors).toEqual([]);
    });
  }
});
