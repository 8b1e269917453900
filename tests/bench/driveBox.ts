import type {BrowserContext, CDPSession, Page} from '@playwright/test';

const slowdown = 4;

const input = '[role=combobox]';
const hits = '.search-panel a[role=option]';

/** A page with a search box on a slow processor. */
export interface Box {
  page: Page;
  /** Returns the milliseconds from focus to the first query's results. */
  askFirst: () => Promise<number>;
  /** Returns the milliseconds until the results. */
  ask: (query: string) => Promise<number>;
  /** Returns the milliseconds that a fixed amount of work takes, to tell a slow machine from slow search. */
  work: () => Promise<number>;
  /** Returns the longest main-thread task since the page loaded, in milliseconds. */
  longestTask: () => Promise<number>;
  close: () => Promise<void>;
}

/** @param prepare runs before the page is opened */
export async function openBox(
  context: BrowserContext,
  url: string,
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<Box> {
  const page = await context.newPage();
  await prepare(page);
  const session = await openSlowly(page, url);
  const ask = (query: string) => page.evaluate(askInPage, {input, hits, query});
  return {
    page,
    askFirst: async () => {
      // Timing starts at the focus event, to exclude the time that the driver takes to reach the element.
      const focused = page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            document.addEventListener('focusin', () => resolve(performance.now()), {once: true}),
          ),
      );
      await page.locator('.navbar [data-search] button').first().click();
      await page.locator(input).first().waitFor();
      const {shownAt} = await ask('string');
      return shownAt - (await focused);
    },
    ask: async (query) => {
      const {askedAt, shownAt} = await ask(query);
      return shownAt - askedAt;
    },
    work: () => page.evaluate(workInPage),
    longestTask: () =>
      page.evaluate(() => Math.max(0, ...(window as unknown as {longTasks: number[]}).longTasks)),
    close: async () => {
      await session.detach();
      await page.close();
    },
  };
}

async function openSlowly(page: Page, url: string): Promise<CDPSession> {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, {longTasks: tasks});
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({duration}) => duration)),
    ).observe({type: 'longtask'});
  });
  await page.goto(url, {waitUntil: 'networkidle'});
  // Makes the driver inject its script now, which is a long task unrelated to search.
  await page.locator('body').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  // Tasks during page load are unrelated to search.
  await page.evaluate(() => {
    (window as unknown as {longTasks: number[]}).longTasks.length = 0;
  });
  return session;
}

/**
 * Clears the box, sets the query, and returns when that was and when the results appeared, including layout, which
 * `offsetParent` forces. In an empty box, a query renders the whole panel, so this is the slowest keystroke.
 */
async function askInPage(selectors: {input: string; hits: string; query: string}) {
  const {query} = selectors;
  const field = document.querySelector<HTMLInputElement>(selectors.input);
  const isShown = () =>
    [...document.querySelectorAll<HTMLElement>(selectors.hits)].some(
      (hit) => hit.offsetParent !== null,
    );
  const set = (value: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field?.dispatchEvent(new Event('input', {bubbles: true}));
  };
  const until = (condition: () => boolean) =>
    new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => condition() && done());
      const done = () => {
        observer.disconnect();
        resolve();
      };
      observer.observe(document.body, {subtree: true, childList: true, attributes: true});
      setTimeout(done, condition() ? 0 : 3000);
    });
  set('');
  await until(() => !isShown());
  const askedAt = performance.now();
  set(query);
  await until(isShown);
  const shownAt = performance.now();
  // Readers pause to look at the results.
  await new Promise((resolve) => setTimeout(resolve, 300));
  return {askedAt, shownAt};
}

/** Does a fixed amount of work, short enough not to be a long task. */
function workInPage(): number {
  const start = performance.now();
  const numbers = Array.from({length: 5000}, (_, i) => (i * 7919) % 5003);
  numbers.sort((a, b) => a - b);
  return performance.now() - start;
}
