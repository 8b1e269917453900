import {expect, type Page} from '@playwright/test';
import {chooseVersion} from '../../support/chooseVersion';
import {respondWith, faultKinds, type FaultKind} from '../../support/faults';
import {hydrated, navbarLink, notice, open} from '../../support/open';
import {preventPrefetch} from '../../support/preventPrefetch';
import {input, setConnection} from '../../support/searchBox';
import {nightly, test} from '../../support/test';
import {other, withVersion} from '../../support/versions';

// Fails the requests behind each reader action. They are recorded from the network, so new ones are covered
// automatically.

/** Time in milliseconds that a step may take on any machine; other tests check the site's 6 s deadline. */
const stepTimeout = 60_000;

/** Opens a tab in a fresh browser context. */
type NewPage = () => Promise<Page>;

interface Action {
  /** Opens the starting page; its requests don't fail. */
  prepare: (page: Page) => Promise<void>;
  run: (page: Page) => Promise<void>;
  /** Reports whether the reader sees the result. */
  hasSucceeded: (page: Page) => Promise<boolean>;
}

const actions = {
  'open a page': {
    prepare: async () => undefined,
    run: async (page) => {
      await page.goto('faq', {waitUntil: 'commit'});
    },
    hasSucceeded: (page) => isShown(page, /\/docs\/faq$/, 'FAQ'),
  },
  'navigate to a page': {
    prepare: (page) => open(page, 'language/SignalClass'),
    run: async (page) => {
      await navbarLink(page, 'FAQ').click();
    },
    hasSucceeded: (page) => isShown(page, /\/docs\/faq$/, 'FAQ'),
  },
  search: {
    prepare: async (page) => {
      await setConnection(page, {saveData: true});
      await open(page, 'faq');
    },
    run: async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('replaceString');
    },
    hasSucceeded: async (page) => {
      // `innerText` would wait for a hit that has disappeared.
      const [first] = await page.locator('.search-hit').allInnerTexts();
      return first?.includes('replaceString') ?? false;
    },
  },
  'look up a name': {
    prepare: async () => undefined,
    run: async (page) => {
      await page.goto('searchAPI?command=replaceString', {waitUntil: 'commit'});
    },
    hasSucceeded: (page) =>
      isShown(page, /\/docs\/language\/commands\/replaceString$/, 'replaceString'),
  },
  'check code': {
    prepare: (page) => open(page, 'studio/coding'),
    run: async (page) => {
      await page.locator('[data-code-checker]').scrollIntoViewIfNeeded();
      await page.locator('[data-code-checker] textarea').fill('a = lenght("b")');
    },
    hasSucceeded: async (page) => {
      const [text = ''] = await page.locator('[data-findings]').allInnerTexts();
      return text.includes('Write "length"');
    },
  },
  'switch versions': {
    prepare: (page) => open(page, 'faq'),
    run: (page) => chooseVersion(page, withVersion('VERSION', other)),
    hasSucceeded: (page) => isShown(page, withVersion('/docs/VERSION/faq$', other), 'FAQ'),
  },
} satisfies Record<string, Action>;

async function isShown(page: Page, url: RegExp, title: string): Promise<boolean> {
  const heading = page.locator('h1');
  return (
    url.test(page.url()) &&
    (await hydrated(page).count()) > 0 &&
    (await heading.allInnerTexts()).join() === title
  );
}

/** Selects notices, alerts, and the messages of search, the name lookup, and the code checker. */
const messageSelector =
  '.page-notice, main [role=alert]:not(.theme-doc-version-banner), .search-message, main button:text("Try again"), [data-code-checker] [role=status]:text("Couldn\'t load")';

const recorded = new Map<Action, Promise<string[]>>();

/**
 * Returns the URLs that an action requests once it is prepared, recorded once per worker. Documents are
 * left out: the site can't influence the response that a host sends instead.
 */
function requestsOf(action: Action, newPage: NewPage): Promise<string[]> {
  const urls = recorded.get(action) ?? recordRequests(newPage, action);
  recorded.set(action, urls);
  return urls;
}

async function recordRequests(newPage: NewPage, action: Action): Promise<string[]> {
  const page = await newPage();
  await preventPrefetch(page);
  await action.prepare(page);
  await page.waitForLoadState('networkidle');
  const urls = new Set<string>();
  let lastAt = Date.now();
  page.context().on('request', (request) => {
    lastAt = Date.now();
    const isFile = /^http.*\.\w+$/.test(request.url().replace(/[?#].*/, ''));
    if (request.method() === 'GET' && isFile) {
      urls.add(request.url());
    }
  });
  await action.run(page);
  expect(await happens(() => action.hasSucceeded(page))).toBe(true);
  // The last requests are sent after the reader has the result.
  await expect.poll(() => Date.now() - lastAt).toBeGreaterThan(1000);
  await page.context().close();
  return [...urls].sort();
}

/** Returns the expectations that aren't met when a request to the URL fails this way. */
async function tryCell(
  newPage: NewPage,
  action: Action,
  url: string,
  fault: FaultKind,
): Promise<string[]> {
  const failures: string[] = [];
  const page = await newPage();
  const uncaught = await collectUncaught(page);
  await action.prepare(page);
  await page.route(url, (route) => respondWith(fault, route).catch(() => undefined));
  await action.run(page).catch((error: Error) => failures.push(error.message));
  // A page can't be evaluated while it navigates.
  const hasSucceeded = () => action.hasSucceeded(page).catch(() => false);
  const hasEnded = async () => (await hasSucceeded()) || (await hasMessage(page));
  if (!(await happens(hasEnded))) {
    failures.push('no message appears');
  }
  if (!(await happens(() => isReadable(page)))) {
    failures.push('no text is readable');
  }
  await page.unrouteAll({behavior: 'ignoreErrors'});
  if (!(await hasSucceeded()) && !(await recovers(page, action))) {
    failures.push('trying again does not recover');
  }
  failures.push(...uncaught.map((message) => `uncaught: ${message}`));
  await page.context().close();
  return failures;
}

/**
 * Collects uncaught errors on pages opened from now on, except syntax errors, which the browser reports when
 * a response is not a script. Pages handle worker failures themselves.
 */
async function collectUncaught(page: Page): Promise<string[]> {
  const uncaught: string[] = [];
  await page.exposeFunction('reportUncaught', (message: string) => uncaught.push(message));
  await page.addInitScript(() => {
    const {reportUncaught} = window as unknown as {reportUncaught: (message: string) => void};
    addEventListener('error', ({message}) => {
      if (!message.includes('SyntaxError')) {
        reportUncaught(message);
      }
    });
    addEventListener('unhandledrejection', ({reason}) => reportUncaught(String(reason)));
  });
  return uncaught;
}

async function hasMessage(page: Page): Promise<boolean> {
  const texts = await page.locator(messageSelector).allInnerTexts();
  const placeholder = page.getByRole('button', {name: 'Search is unavailable'});
  return texts.some((text) => text.trim() !== '') || (await placeholder.count()) > 0;
}

async function isReadable(page: Page): Promise<boolean> {
  const main = page.locator('main').first();
  return (await main.isVisible()) && (await main.innerText()).length > 30;
}

/** Uses the controls that the page offers, and does so again if that doesn't help within 10 s. */
async function recovers(page: Page, action: Action): Promise<boolean> {
  const buttons = [
    notice(page).getByRole('button'),
    page.locator('main').getByRole('button', {name: 'Retry'}),
    page.locator('main').getByRole('button', {name: 'Try again'}),
    page.getByRole('button', {name: 'Search is unavailable'}),
  ];
  for (const wait of [10_000, stepTimeout]) {
    for (const button of buttons) {
      if ((await button.count()) > 0) {
        await button
          .first()
          .click({timeout: 10_000})
          .catch(() => undefined);
      }
    }
    if (action === actions['check code']) {
      await page.locator('[data-code-checker] textarea').press('End', {timeout: 10_000});
      await page.locator('[data-code-checker] textarea').pressSequentially(' ');
    }
    if (action === actions.search) {
      await searchAgain(page).catch(() => undefined);
    }
    if (await happens(() => action.hasSucceeded(page), wait)) {
      return true;
    }
  }
  return false;
}

async function searchAgain(page: Page): Promise<void> {
  // A reloading page loses keys and hovers, so repeat them.
  await expect(async () => {
    await page.keyboard.press('/');
    await page.locator('.navbar [data-search]').hover({force: true, timeout: 10_000});
    await expect(input(page)).toBeFocused({timeout: 1000});
  }).toPass({timeout: stepTimeout});
  await input(page).fill('replaceStrin', {timeout: 10_000});
  await input(page).press('g', {timeout: 10_000});
}

async function happens(condition: () => Promise<boolean>, wait = stepTimeout): Promise<boolean> {
  try {
    await expect
      .poll(() => condition().catch(() => false), {timeout: wait, intervals: [100, 100, 250]})
      .toBe(true);
    return true;
  } catch {
    return false;
  }
}

/**
 * In `npm test`, one of an action's own requests of each kind fails in one way, and each failure occurs. The
 * requests of every first page view fail only when a page opens.
 */
async function pickCells(newPage: NewPage, action: Action): Promise<[string, FaultKind][]> {
  const opening = actions['open a page'];
  const common = action === opening ? [] : await requestsOf(opening, newPage);
  const own = (await requestsOf(action, newPage)).filter((url) => !common.includes(url));
  const kinds = new Map(own.map((url) => [kindOf(url), url]));
  const first = Object.values<Action>(actions).indexOf(action);
  return [...kinds.values()].map((url, index) => [
    url,
    faultKinds[(first + index) % faultKinds.length] ?? '404',
  ]);
}

/** in: `/docs/assets/js/123.0123abcd.js`; out: `.js` */
function kindOf(url: string): string {
  return new URL(url).pathname.replace(/^.*\/\d*/, '').replace(/\.[\da-f]{8}(?=\.)/, '');
}

async function expectReadable(
  newPage: NewPage,
  action: Action,
  cells: readonly (readonly [string, FaultKind])[],
): Promise<void> {
  expect(cells.length).toBeGreaterThan(0);
  for (const [url, fault] of cells) {
    const cell = `${new URL(url).pathname}: ${fault}`;
    await test.step(cell, async () => {
      expect.soft(await tryCell(newPage, action, url, fault), cell).toEqual([]);
    });
  }
}

/** Other tests in `npm test` fail the requests of the others once. */
const dailyActions = ['open a page', 'search'];

for (const [name, action] of Object.entries<Action>(actions)) {
  const mark = dailyActions.includes(name) ? '' : nightly;
  test.describe(name, () => {
    // A single worker, to record the action once.
    test.describe.configure({mode: 'default'});

    test(`when a request fails, the text is readable, a message appears, and trying again recovers${mark}`, async ({
      browser,
      baseURL,
    }) => {
      // Each cell opens separate pages.
      test.setTimeout(600_000);
      const newPage = async () => (await browser.newContext({baseURL})).newPage();
      await expectReadable(newPage, action, await pickCells(newPage, action));
    });

    for (const fault of faultKinds) {
      test(`the same for every request: ${fault} @nightly`, async ({browser, baseURL}) => {
        test.setTimeout(3_600_000);
        const newPage = async () => (await browser.newContext({baseURL})).newPage();
        const urls = await requestsOf(action, newPage);
        await expectReadable(
          newPage,
          action,
          urls.map((url) => [url, fault] as const),
        );
      });
    }
  });
}
