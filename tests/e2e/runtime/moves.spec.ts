import {expect, type CDPSession, type Page} from '@playwright/test';
import {findFullBrowser} from '../../setup/findBrowser';
import {Chunks, failureBox} from '../../support/chunks';
import {chooseVersion} from '../../support/chooseVersion';
import {navbarLink, notice, open, title} from '../../support/open';
import {openBox, search} from '../../support/searchBox';
import {test} from '../../support/test';
import {other, withVersion} from '../../support/versions';

async function clickFaq(page: Page, clickCount = 1): Promise<void> {
  await navbarLink(page, 'FAQ').click({clickCount});
}

test('a hit whose code is missing opens, with search words highlighted', async ({page}) => {
  const chunks = await Chunks.of(page);
  await openBox(page, 'faq');
  const hit = await search(page, 'Entity.save');
  await expect(hit).toContainText('save');
  chunks.fault = '404';
  // A click would first hover over the hit, which preloads its code.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/EntityClass#save$/);
  await expect(page.locator('#save')).toBeInViewport();
  await expect(failureBox(page)).toContainText('You can keep reading');
  chunks.fault = 'none';
  await failureBox(page).getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator('mark.search-mark').first()).toBeAttached();
  await expect(page.locator('#save')).toBeInViewport();
});

test('a chunk that fails once is requested again, without a notice', async ({page}) => {
  await open(page, 'language/SignalClass');
  let failures = 0;
  const failed = new Set<string>();
  await page.route(/\/assets\/js\//, (route) => {
    const url = route.request().url();
    if (failed.has(url)) {
      return route.fallback();
    }
    failed.add(url);
    failures += 1;
    return route.fulfill({status: 500});
  });
  const notices: string[] = [];
  await page.exposeFunction('recordNotice', (text: string) => notices.push(text));
  await page.evaluate(() => {
    const {show} = window.pageGuard;
    window.pageGuard.show = (text, onRetry) => {
      (window as unknown as {recordNotice: (text: string) => void}).recordNotice(text);
      show(text, onRetry);
    };
  });
  await clickFaq(page);
  await expect(title(page)).toHaveText('FAQ');
  expect(failures).toBeGreaterThan(0);
  expect(notices).toEqual([]);
});

test('Back returns to the scroll position', async ({page}) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  await open(page, 'language/CollectionClass');
  await page.evaluate(() => window.scrollTo(0, 4321));
  await expect.poll(scrolled).toBe(4321);
  // The first page's text comes from the server, and moves into new elements each time.
  for (let visit = 0; visit < 2; visit += 1) {
    await clickFaq(page);
    await expect(title(page)).toHaveText('FAQ');
    expect(await scrolled()).toBe(0);
    await page.goBack();
    await expect(title(page)).toHaveText('Collection');
    await expect.poll(scrolled).toBe(4321);
  }
});

test('offline, Back undoes a switch of the version @nightly', async ({page, context}) => {
  await open(page, 'language/SignalClass');
  await clickFaq(page);
  await expect(title(page)).toHaveText('FAQ');
  await context.setOffline(true);
  await chooseVersion(page, withVersion('VERSION', other));
  await expect(notice(page)).toContainText('offline');
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/faq$/);
  await expect(title(page)).toHaveText('FAQ');
  await context.setOffline(false);
  await chooseVersion(page, withVersion('VERSION', other));
  await expect(page).toHaveURL(withVersion('/docs/VERSION/faq$', other));
  await expect(page.getByText('no longer actively maintained')).toBeVisible();
});

/** Records in the page whether it was restored from the back/forward cache. */
async function recordRestore(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({persisted}) => Object.assign(window, {isFromCache: persisted}));
  });
}

const isFromCache = (page: Page) =>
  page.evaluate(() => (window as {isFromCache?: boolean}).isFromCache);

/** Reports whether the browser caches even the simplest page; headless shells don't. */
async function hasBackForwardCache(page: Page): Promise<boolean> {
  await page.goto('llms.txt');
  await page.evaluate(() => Object.assign(window, {isMarked: true}));
  await page.goto('llms/more.txt');
  await goBack(page, '/docs/llms.txt');
  return page.evaluate(() => 'isMarked' in window);
}

/** Goes back like `page.goBack`, which doesn't notice pages restored from the cache. */
async function goBack(page: Page, pathname: string): Promise<void> {
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(async () => {
    expect(await page.evaluate(() => location.pathname)).toBe(pathname);
  }).toPass();
}

const testWithCache = test.extend<{cachingPage: Page}>({
  cachingPage: async ({playwright, baseURL}, use, {project}) => {
    const browser = await playwright.chromium.launch({
      ...project.use.launchOptions,
      executablePath: findFullBrowser(),
      // Playwright disables the cache by default.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await use(await browser.newPage({baseURL}));
    await browser.close();
  },
});

testWithCache(
  'a page restored from the back/forward cache keeps working @nightly',
  async ({cachingPage: page}) => {
    test.skip(!(await hasBackForwardCache(page)), 'the browser has no back/forward cache');
    // A busy browser may evict the page, so leave and come back again.
    await expect(async () => {
      await openBox(page, 'faq');
      await recordRestore(page);
      await open(page, 'language/SignalClass');
      await goBack(page, '/docs/faq');
      await expect(title(page)).toHaveText('FAQ');
      // The page is shown before `pageshow` fires.
      await expect.poll(() => isFromCache(page), {timeout: 10_000}).toBe(true);
    }).toPass({timeout: 300_000});
    await expect(await search(page, 'replaceString')).toContainText('replaceString');
    await page.keyboard.press('Escape');
    await navbarLink(page, 'Getting Started').click();
    await expect(page).toHaveURL(/get-started/);
    await expect(notice(page)).toBeHidden();
  },
);

test('after 50 rapid clicks, the last page is shown, without errors', async ({page, errors}) => {
  await open(page, 'language/SignalClass');
  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.menu__link[href*="/docs/"]')];
    for (let i = 0; i < 50; i += 1) {
      links[i % links.length]?.click();
    }
  });
  await clickFaq(page);
  await expect(title(page)).toHaveText('FAQ');
  await expect(page).toHaveURL(/\/docs\/faq$/);
  expect(errors).toEqual([]);
});

test('200 navigations and 300 queries leak no memory @nightly', async ({page}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const count = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const {metrics} = await session.send('Performance.getMetrics');
    const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return {
      nodes: valueOf('Nodes'),
      listeners: valueOf('JSEventListeners'),
      observers: await countObjects(session, 'IntersectionObserver'),
      states: await countObjects(session, 'Object', ['activeItemId', 'collections']),
    };
  };
  await openBox(page, 'language/SignalClass');
  await navigateAndType(page, 20, 20);
  const before = await count();
  await navigateAndType(page, 200, 300);
  const after = await count();
  expect.soft(after.listeners).toBeLessThan(before.listeners + 50);
  expect.soft(after.nodes).toBeLessThan(before.nodes * 1.3);
  // If they leaked, a link would add an observer on each render, and each search would add a state.
  expect(before.states).toBeGreaterThan(0);
  expect.soft(after.observers).toBeLessThan(before.observers + 50);
  expect.soft(after.states).toBeLessThan(before.states + 50);
});

/** Counts the instances of a class in memory, or only those that have all the properties. */
async function countObjects(
  session: CDPSession,
  name: string,
  properties: readonly string[] = [],
): Promise<number> {
  const {result: prototype} = await session.send('Runtime.evaluate', {
    expression: `${name}.prototype`,
  });
  const {objects} = await session.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId ?? '',
  });
  const {result} = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: `function (names) {
      return this.filter((object) => names.every((name) => Object.hasOwn(object, name))).length;
    }`,
    arguments: [{value: properties}],
    returnByValue: true,
  });
  // The list would keep its objects in memory.
  await session.send('Runtime.releaseObject', {objectId: objects.objectId ?? ''});
  return result.value as number;
}

/** Navigates between two pages and types queries as fast as the page allows. */
async function navigateAndType(page: Page, moves: number, queries: number): Promise<void> {
  await page.evaluate(
    async ([moveCount, queryCount]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const heading = () => document.querySelector('h1')?.textContent;
      for (let i = 0; i < moveCount; i += 1) {
        const old = heading();
        const name = old === 'Signal' ? '/BlobClass' : '/SignalClass';
        // A scripted click: a real one would count as the reader using the sidebar.
        document.querySelector<HTMLElement>(`.menu__link[href$="${name}"]`)?.click();
        while (heading() === old) {
          await frame();
        }
      }
      const field = document.querySelector<HTMLInputElement>('.search-input');
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      for (let i = 0; i < queryCount; i += 1) {
        setValue?.call(field, ['date', 'string', 'entity', ''][i % 4]);
        field?.dispatchEvent(new Event('input', {bubbles: true}));
        await frame();
      }
    },
    [moves, queries] as const,
  );
}

test('a translated page can be left without errors @nightly', async ({page, errors}) => {
  await open(page, 'language/SignalClass');
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const textNodes: Text[] = [];
    while (walker.nextNode()) {
      textNodes.push(walker.currentNode as Text);
    }
    for (const text of textNodes.filter(({data}) => data.trim() !== '')) {
      // Chrome's translation wraps text this way.
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text.data);
    }
  });
  await clickFaq(page);
  await expect(title(page)).toHaveText('FAQ');
  expect(errors).toEqual([]);
});

test('pages open with the clock set to 1980 or 2090 @nightly', async ({page}) => {
  for (const year of ['1980', '2090']) {
    await test.step(year, async () => {
      await page.clock.setFixedTime(new Date(`${year}-01-01`));
      await open(page, 'language/SignalClass');
      await clickFaq(page);
      await expect(title(page)).toHaveText('FAQ');
      await expect(notice(page)).toBeHidden();
    });
  }
});
