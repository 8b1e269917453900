import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {findFirefox, findWebKit} from '../setup/findPrograms';
import {pageKinds} from '../support/pageKinds';
import type {RunningServer} from '../support/startServer';
import {other} from '../support/versions';
import {startFirefox} from './firefox';
import {startEngineHost} from './host';
import type {BrowserDriver} from './reader';
import {startWebKit} from './webKit';

const engines = [
  {name: 'Firefox', isInstalled: findFirefox() !== undefined, start: startFirefox},
  {name: 'WebKit', isInstalled: findWebKit() !== undefined, start: startWebKit},
];

let host: RunningServer;

beforeAll(async () => {
  host = await startEngineHost();
  return () => host.stop();
});

describe.each(engines)('$name', ({name, isInstalled, start}) => {
  let browser: BrowserDriver;

  beforeAll(async () => {
    if (isInstalled) {
      browser = await start();
    }
  });

  afterAll(async () => {
    if (isInstalled) {
      await browser.close();
    }
  });

  beforeEach(({skip}) => {
    skip(!isInstalled, `${name} is not installed`);
  });

  /** Every test must end on a page without errors. */
  afterEach(async () => {
    if (isInstalled) {
      expect(await browser.run(() => window.pageErrors)).toEqual([]);
    }
  });

  const text = (selector: string) =>
    browser.run((css) => document.querySelector<HTMLElement>(css)?.innerText ?? '', selector);
  const count = (selector: string) =>
    browser.run((css) => document.querySelectorAll(css).length, selector);
  const path = () => browser.run(() => location.pathname + location.hash);
  const scrollTop = () => browser.run(() => Math.round(scrollY));
  const hasFocus = (selector: string) =>
    browser.run((css) => document.activeElement?.matches(css) ?? false, selector);
  /** Clicks with a script, for elements that are visible only on hover. */
  const follow = (selector: string) =>
    browser.run((css) => document.querySelector<HTMLElement>(css)?.click(), selector);
  const open = async (route: string) => {
    await browser.goto(`${host.origin}/docs/${route}`);
    await expect.poll(() => count('html[data-has-hydrated="true"]')).toBe(1);
  };
  const openSearch = async () => {
    await browser.click('.navbar [data-search] button');
    await expect.poll(() => hasFocus('.search-input')).toBe(true);
  };
  const search = async (query: string) => {
    await openSearch();
    await browser.type(query);
    await expect.poll(() => text('.search-hit'), {timeout: 300_000}).toContain(query);
  };

  test.each(Object.entries(pageKinds))(
    '%s: the page opens without errors, notices, or horizontal scrolling',
    async (_, route) => {
      await open(route);
      expect(await text('h1')).not.toBe('');
      expect(await count('.page-notice, main .page-failure')).toBe(0);
      expect(
        await browser.run(() => document.documentElement.scrollWidth <= document.body.clientWidth),
      ).toBe(true);
    },
  );

  test('a navbar link opens the top of its page', async () => {
    await open('language/EntityClass');
    await browser.run(() => scrollTo(0, 3000));
    await browser.click('.navbar a[href="/docs/faq"]');
    await expect.poll(() => text('h1')).toBe('FAQ');
    expect(await scrollTop()).toBe(0);
  });

  test('Back returns to the scroll position', async () => {
    await open('language/CollectionClass');
    await browser.run(() => scrollTo(0, 4321));
    await expect.poll(scrollTop).toBe(4321);
    await follow('.menu__link[href$="/SignalClass"]');
    await expect.poll(() => text('h1')).toBe('Signal');
    expect(await scrollTop()).toBe(0);
    await browser.back();
    await expect.poll(() => text('h1')).toBe('Collection');
    await expect.poll(scrollTop).toBe(4321);
  });

  test('a table-of-contents link scrolls to its heading, and Back undoes it', async () => {
    await open('language/EntityClass');
    await browser.click('.table-of-contents a');
    await expect.poll(path).toMatch(/#./);
    const top = () =>
      browser.run(
        () => document.getElementById(location.hash.slice(1))?.getBoundingClientRect().top ?? 0,
      );
    await expect.poll(top).toBeLessThan(300);
    await browser.back();
    await expect.poll(path).toBe('/docs/language/EntityClass');
  });

  test("search opens its first hit's page, with the words highlighted", async () => {
    await open('faq');
    await search('replaceString');
    await browser.press('Enter');
    await expect.poll(path).toMatch(/commands\/replaceString/);
    await expect.poll(() => count('mark.search-mark')).toBeGreaterThan(0);
  });

  test('search opens a section with the keyboard alone', async () => {
    await open('faq');
    await search('Entity.save');
    await browser.press('Enter');
    await expect.poll(path).toBe('/docs/language/EntityClass#save');
    const top = () =>
      browser.run(() => document.getElementById('save')?.getBoundingClientRect().top ?? -1);
    await expect.poll(top).toBeLessThan(400);
  });

  test('Escape closes search', async () => {
    await open('faq');
    await openSearch();
    await browser.press('Escape');
    await expect.poll(() => count('.search-dialog[open]')).toBe(0);
  });

  test('the version menu opens the same page in another version', async () => {
    await open('language/SignalClass');
    await follow(`.navbar .dropdown__menu a[href^="/docs/${other}/"]`);
    await expect.poll(path).toBe(`/docs/${other}/language/SignalClass`);
    await expect.poll(() => text('h1')).toBe('Signal');
  });

  test('dark mode persists across a reload', async () => {
    await open('faq');
    const mode = () => browser.run(() => document.documentElement.dataset.theme);
    const before = await mode();
    await browser.click('.navbar button[aria-label*="dark and light"]');
    await expect.poll(mode).not.toBe(before);
    const after = await mode();
    await browser.reload();
    expect(await mode()).toBe(after);
  });

  test('a selected tab shows its panel and stays selected after a reload', async () => {
    await open('api/$filter');
    await browser.click('[data-tab-group] [role=tab][aria-selected=false]');
    const selected = () => text('[data-tab-group] [role=tab][aria-selected=true]');
    const panel = () => text('[data-tab-group] [role=tabpanel]:not([hidden]) pre');
    const [tab, content] = [await selected(), await panel()];
    expect(content).not.toBe('');
    await browser.reload();
    await expect.poll(selected).toBe(tab);
    expect(await panel()).toBe(content);
  });

  test('the list filter hides entries that lack the typed text', async () => {
    await open('language/commands/command-list');
    const rows = () =>
      browser.run(
        () =>
          [...document.querySelectorAll('article [data-filter] :is(li, tbody tr):not([hidden])')]
            .length,
      );
    const all = await rows();
    await browser.click('article [data-filter] input[type=search]');
    await browser.type('replace');
    await expect.poll(rows).toBeLessThan(all);
    expect(await rows()).toBeGreaterThan(0);
  });

  test('the code checker reports a misspelled name', async () => {
    await open('studio/coding');
    await browser.run(() => document.querySelector('[data-code-checker]')?.scrollIntoView());
    await browser.click('[data-code-checker] textarea');
    await browser.type('a = lenght("b")');
    await expect
      .poll(() => text('[data-findings]'), {timeout: 300_000})
      .toContain('Write "length"');
  });

  test('an unknown URL suggests the most similar page', async () => {
    await open('next/language/SignalClas');
    await browser.click('main a[href="/docs/next/language/SignalClass"]');
    await expect.poll(() => text('h1')).toBe('Signal');
  });
});
