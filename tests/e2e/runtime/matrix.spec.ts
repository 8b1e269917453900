import {expect, type Page} from '@playwright/test';
import {chooseVersion} from '../../support/chooseVersion';
import {answerWith, faultKinds, type FaultKind} from '../../support/faults';
import {open} from '../../support/open';
import {isPrefetch} from '../../support/prefetchCode';
import {loadBox, input, setConnection} from '../../support/searchBox';
import {test as base} from '../../support/test';
import {other, withVersion} from '../../support/versions';

/**
 * Each request that what a reader does leads to, with a fault. Which requests these are is read from the
 * network, so that new ones join by themselves. Each request of an act gets one of the faults, and each
 * fault one request at least; `npm run test:faults` tries each with each.
 */
export interface MatrixOptions {
  triesAllFaults: boolean;
}

const test = base.extend<MatrixOptions>({triesAllFaults: [false, {option: true}]});

/** How long a step may take on any machine; other tests hold the site to its deadline of 6 s. */
const patience = 60_000;

/** Opens a tab of its own, with nothing stored. */
type NewPage = () => Promise<Page>;

interface Act {
  /** Opens what the act begins on; its requests are not faulted. */
  prepare: (page: Page) => Promise<void>;
  run: (page: Page) => Promise<void>;
  /** What the reader wanted is there. */
  hasSucceeded: (page: Page) => Promise<boolean>;
}

const acts: Record<string, Act> = {
  'open a page': {
    prepare: async () => undefined,
    run: async (page) => {
      await page.goto('faq', {waitUntil: 'commit'});
    },
    hasSucceeded: (page) => stands(page, /\/docs\/faq$/, 'FAQ'),
  },
  'move to a page': {
    prepare: (page) => open(page, 'language/SignalClass'),
    run: async (page) => {
      await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
    },
    hasSucceeded: (page) => stands(page, /\/docs\/faq$/, 'FAQ'),
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
      // A text that goes meanwhile is not waited for.
      const [first] = await page.locator('.search-hit').allInnerTexts();
      return first?.includes('replaceString') ?? false;
    },
  },
  'look a name up': {
    prepare: async () => undefined,
    run: async (page) => {
      await page.goto('searchAPI?command=replaceString', {waitUntil: 'commit'});
    },
    hasSucceeded: (page) =>
      stands(page, /\/docs\/language\/commands\/replaceString$/, 'replaceString'),
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
  'switch the version': {
    prepare: (page) => open(page, 'faq'),
    run: (page) => chooseVersion(page, withVersion('VERSION', other)),
    hasSucceeded: (page) => stands(page, withVersion('/docs/VERSION/faq$', other), 'FAQ'),
  },
};

async function stands(page: Page, address: RegExp, title: string): Promise<boolean> {
  const heading = page.locator('h1');
  return (
    address.test(page.url()) &&
    (await page.locator('html[data-has-hydrated="true"]').count()) > 0 &&
    (await heading.allInnerTexts()).join() === title
  );
}

/** Notices, alerts, and what search and the lookup say in their place. */
const said =
  '.page-notice, main [role=alert]:not(.theme-doc-version-banner), .search-message, main button:text("Try again"), [data-code-checker] [role=status]:text("Couldn\'t load")';

const recorded = new Map<Act, Promise<string[]>>();

/**
 * The addresses of the requests of an act, without those of what comes before it. Tests of one worker
 * record an act once. What the host answers in the place of a document is out of the site's hands.
 */
function requestsOf(act: Act, newPage: NewPage): Promise<string[]> {
  const urls = recorded.get(act) ?? recordRequests(newPage, act);
  recorded.set(act, urls);
  return urls;
}

async function recordRequests(newPage: NewPage, act: Act): Promise<string[]> {
  const page = await newPage();
  await act.prepare(page);
  await page.waitForLoadState('networkidle');
  const urls = new Set<string>();
  let lastAt = Date.now();
  page.context().on('request', (request) => {
    lastAt = Date.now();
    const isFile = /^http.*\.\w+$/.test(request.url().replace(/[?#].*/, ''));
    // What is prefetched is tried again by a click, without a word: see prefetch.spec.ts.
    if (request.method() === 'GET' && isFile && !isPrefetch(request)) {
      urls.add(request.url());
    }
  });
  await act.run(page);
  expect(await happens(() => act.hasSucceeded(page))).toBe(true);
  // What comes last is asked for after the reader has what was wanted.
  await expect.poll(() => Date.now() - lastAt).toBeGreaterThan(1000);
  await page.context().close();
  return [...urls].sort();
}

/** What does not hold when the request gets the fault; empty when all does. */
async function tryCell(
  newPage: NewPage,
  act: Act,
  url: string,
  fault: FaultKind,
): Promise<string[]> {
  const failures: string[] = [];
  const page = await newPage();
  const uncaught = await collectUncaught(page);
  await act.prepare(page);
  await page.route(url, (route) => answerWith(fault, route).catch(() => undefined));
  await act.run(page).catch((error: Error) => failures.push(error.message));
  // A page that is on its way can't be asked.
  const hasSucceeded = () => act.hasSucceeded(page).catch(() => false);
  const isEnd = async () => (await hasSucceeded()) || (await isSaid(page));
  if (!(await happens(isEnd))) {
    failures.push('nothing is said');
  }
  if (!(await happens(() => isReadable(page)))) {
    failures.push('no text can be read');
  }
  await page.unrouteAll({behavior: 'ignoreErrors'});
  if (!(await hasSucceeded()) && !(await isRepaired(page, act))) {
    failures.push('the next act does not repair it');
  }
  failures.push(...uncaught.map((message) => `uncaught: ${message}`));
  await page.context().close();
  return failures;
}

/**
 * What is uncaught in the pages that are opened from now on. A worker's failure is the page's to answer;
 * of a script that is none the browser itself says so.
 */
async function collectUncaught(page: Page): Promise<string[]> {
  const uncaught: string[] = [];
  await page.exposeFunction('noteUncaught', (message: string) => uncaught.push(message));
  await page.addInitScript(() => {
    const {noteUncaught} = window as unknown as {noteUncaught: (message: string) => void};
    addEventListener('error', ({message}) => {
      if (!message.includes('SyntaxError')) {
        noteUncaught(message);
      }
    });
    addEventListener('unhandledrejection', ({reason}) => noteUncaught(String(reason)));
  });
  return uncaught;
}

async function isSaid(page: Page): Promise<boolean> {
  const texts = await page.locator(said).allInnerTexts();
  const standIn = page.getByRole('button', {name: 'Search is unavailable'});
  return texts.some((text) => text.trim() !== '') || (await standIn.count()) > 0;
}

async function isReadable(page: Page): Promise<boolean> {
  const main = page.locator('main').first();
  return (await main.isVisible()) && (await main.innerText()).length > 30;
}

/** Does what is offered, and once more where that did not help soon. */
async function isRepaired(page: Page, act: Act): Promise<boolean> {
  const buttons = [
    page.locator('.page-notice').getByRole('button'),
    page.locator('main').getByRole('button', {name: 'Retry'}),
    page.locator('main').getByRole('button', {name: 'Try again'}),
    page.getByRole('button', {name: 'Search is unavailable'}),
  ];
  for (const wait of [10_000, patience]) {
    for (const button of buttons) {
      if ((await button.count()) > 0) {
        await button
          .first()
          .click({timeout: 10_000})
          .catch(() => undefined);
      }
    }
    if (act === acts['check code']) {
      await page.locator('[data-code-checker] textarea').press('End', {timeout: 10_000});
      await page.locator('[data-code-checker] textarea').pressSequentially(' ');
    }
    if (act === acts.search) {
      await searchAgain(page).catch(() => undefined);
    }
    if (await happens(() => act.hasSucceeded(page), wait)) {
      return true;
    }
  }
  return false;
}

async function searchAgain(page: Page): Promise<void> {
  // The key is lost on a page that is just loading anew; the reader presses it again.
  await page.keyboard.press('/');
  await loadBox(page);
  await input(page).fill('replaceStrin', {timeout: 10_000});
  await input(page).press('g', {timeout: 10_000});
}

async function happens(condition: () => Promise<boolean>, wait = patience): Promise<boolean> {
  try {
    await expect
      .poll(() => condition().catch(() => false), {timeout: wait, intervals: [100, 100, 250]})
      .toBe(true);
    return true;
  } catch {
    return false;
  }
}

/** Which of the requests get the fault when each gets one; the acts begin at different ones. */
function chosen(urls: string[], fault: FaultKind, act: Act): string[] {
  const turn = faultKinds.indexOf(fault) + Object.values(acts).indexOf(act);
  const inTurn = urls.filter((_, place) => (place - turn) % faultKinds.length === 0);
  return inTurn.length > 0 ? inTurn : urls.slice(turn % urls.length).slice(0, 1);
}

for (const [name, act] of Object.entries(acts)) {
  test.describe(name, () => {
    // In one worker, which records the act once.
    test.describe.configure({mode: 'default'});

    for (const fault of faultKinds) {
      test(`while a request is ${fault}: the text reads, something is said, the next act repairs it`, async ({
        browser,
        baseURL,
        triesAllFaults,
      }) => {
        const newPage = async () => (await browser.newContext({baseURL})).newPage();
        const urls = await requestsOf(act, newPage);
        expect(urls.length).toBeGreaterThan(0);
        for (const url of triesAllFaults ? urls : chosen(urls, fault, act)) {
          const {pathname} = new URL(url);
          await test.step(`${pathname}: ${fault}`, async () => {
            expect
              .soft(await tryCell(newPage, act, url, fault), `${pathname}, ${fault}`)
              .toEqual([]);
          });
        }
      });
    }
  });
}
