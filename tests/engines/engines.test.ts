import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {findFirefox, findWebKit} from '../setup/findEngines';
import {pageKinds} from '../support/pageKinds';
import {other} from '../support/versions';
import {startFirefox} from './firefox';
import {startEngineHost} from './host';
import type {Reader} from './reader';
import {startWebKit} from './webKit';

const engines = [
  {name: 'Firefox', isInstalled: findFirefox() !== undefined, start: startFirefox},
  {name: 'WebKit', isInstalled: findWebKit() !== undefined, start: startWebKit},
];

let host: Awaited<ReturnType<typeof startEngineHost>>;

beforeAll(async () => {
  host = await startEngineHost();
  return () => host.stop();
});

describe.each(engines)('$name', ({name, isInstalled, start}) => {
  let reader: Reader;

  beforeAll(async () => {
    if (isInstalled) {
      reader = await start();
    }
  });

  afterAll(async () => {
    if (isInstalled) {
      await reader.close();
    }
  });

  beforeEach(({skip}) => {
    skip(!isInstalled, `${name} is missing`);
  });

  /** Every test must leave a page without errors. */
  afterEach(async () => {
    if (isInstalled) {
      expect(await reader.run(() => window.pageErrors)).toEqual([]);
    }
  });

  const text = (selector: string) =>
    reader.run((css) => document.querySelector<HTMLElement>(css)?.innerText ?? '', selector);
  const count = (selector: string) =>
    reader.run((css) => document.querySelectorAll(css).length, selector);
  const address = () => reader.run(() => location.pathname + location.hash);
  const scrolled = () => reader.run(() => Math.round(scrollY));
  const hasFocus = (selector: string) =>
    reader.run((css) => document.activeElement?.matches(css) ?? false, selector);
  /** Clicks by script, for elements that only show on hover. */
  const follow = (selector: string) =>
    reader.run((css) => document.querySelector<HTMLElement>(css)?.click(), selector);
  const open = async (route: string) => {
    await reader.goto(host.site + route);
    await expect.poll(() => count('html[data-has-hydrated="true"]')).toBe(1);
  };
  const openSearch = async () => {
    await reader.click('.navbar [data-search] button');
    await expect.poll(() => hasFocus('.aa-Input')).toBe(true);
  };
  const search = async (query: string) => {
    await openSearch();
    await reader.type(query);
    await expect.poll(() => text('.search-hit'), {timeout: 300_000}).toContain(query);
  };

  test.each(Object.entries(pageKinds))(
    'a page of kind %s opens without errors, notices, or horizontal scrolling',
    async (_, route) => {
      await open(route);
      expect(await text('h1')).not.toBe('');
      expect(await count('.page-notice, main .page-failure')).toBe(0);
      expect(
        await reader.run(() => document.documentElement.scrollWidth <= document.body.clientWidth),
      ).toBe(true);
    },
  );

  test('a navbar link opens the top of its page', async () => {
    await open('language/EntityClass');
    await reader.run(() => scrollTo(0, 3000));
    await reader.click('.navbar a[href="/docs/faq"]');
    await expect.poll(() => text('h1')).toBe('FAQ');
    expect(await scrolled()).toBe(0);
  });

  test('Back returns to the scroll position', async () => {
    await open('language/CollectionClass');
    await reader.run(() => scrollTo(0, 4321));
    await expect.poll(scrolled).toBe(4321);
    await follow('.menu__link[href$="/SignalClass"]');
    await expect.poll(() => text('h1')).toBe('Signal');
    expect(await scrolled()).toBe(0);
    await reader.back();
    await expect.poll(() => text('h1')).toBe('Collection');
    await expect.poll(scrolled).toBe(4321);
  });

  test('a table-of-contents link scrolls to its heading, and Back undoes it', async () => {
    await open('language/EntityClass');
    await reader.click('.table-of-contents a');
    await expect.poll(address).toMatch(/#./);
    const top = () =>
      reader.run(
        () => document.getElementById(location.hash.slice(1))?.getBoundingClientRect().top ?? 0,
      );
    await expect.poll(top).toBeLessThan(300);
    await reader.back();
    await expect.poll(address).toBe('/docs/language/EntityClass');
  });

  test('search opens the page of its first hit, with the words highlighted', async () => {
    await open('faq');
    await search('replaceString');
    await reader.press('Enter');
    await expect.poll(address).toMatch(/commands\/replaceString/);
    await expect.poll(() => count('mark.search-mark')).toBeGreaterThan(0);
  });

  test('search opens a section by keyboard alone', async () => {
    await open('faq');
    await search('Entity.save');
    await reader.press('Enter');
    await expect.poll(address).toBe('/docs/language/EntityClass#save');
    const top = () =>
      reader.run(() => document.getElementById('save')?.getBoundingClientRect().top ?? -1);
    await expect.poll(top).toBeLessThan(400);
  });

  test('Escape closes search', async () => {
    await open('faq');
    await openSearch();
    await reader.press('Escape');
    await expect.poll(() => count('.aa-DetachedOverlay')).toBe(0);
  });

  test('the version switch opens the same page in another version', async () => {
    await open('language/SignalClass');
    await follow(`.navbar .dropdown__menu a[href^="/docs/${other}/"]`);
    await expect.poll(address).toBe(`/docs/${other}/language/SignalClass`);
    await expect.poll(() => text('h1')).toBe('Signal');
  });

  test('dark mode persists across a reload', async () => {
    await open('faq');
    const mode = () => reader.run(() => document.documentElement.dataset.theme);
    const before = await mode();
    await reader.click('.navbar button[aria-label*="dark and light"]');
    await expect.poll(mode).not.toBe(before);
    const after = await mode();
    await reader.reload();
    expect(await mode()).toBe(after);
  });

  test('a selected tab shows its panel and stays selected after a reload', async () => {
    await open('api/$filter');
    await reader.click('[data-tab-group] [role=tab][aria-selected=false]');
    const selected = () => text('[data-tab-group] [role=tab][aria-selected=true]');
    const panel = () => text('[data-tab-group] [role=tabpanel]:not([hidden]) pre');
    const [tab, shown] = [await selected(), await panel()];
    expect(shown).not.toBe('');
    await reader.reload();
    await expect.poll(selected).toBe(tab);
    expect(await panel()).toBe(shown);
  });

  test('the list filter hides entries without the text', async () => {
    await open('language/commands/command-list');
    const rows = () =>
      reader.run(
        () =>
          [...document.querySelectorAll('article [data-filter] :is(li, tbody tr):not([hidden])')]
            .length,
      );
    const all = await rows();
    await reader.click('article [data-filter] input[type=search]');
    await reader.type('replace');
    await expect.poll(rows).toBeLessThan(all);
    expect(await rows()).toBeGreaterThan(0);
  });

  test('the code checker reports a misspelled name', async () => {
    await open('studio/coding');
    await reader.run(() => document.querySelector('[data-code-checker]')?.scrollIntoView());
    await reader.click('[data-code-checker] textarea');
    await reader.type('a = lenght("b")');
    await expect
      .poll(() => text('[data-findings]'), {timeout: 300_000})
      .toContain('Write "length"');
  });

  test('an unknown address suggests the most similar page', async () => {
    await open('language/SignalClas');
    await reader.click('main a[href="/docs/language/SignalClass"]');
    await expect.poll(() => text('h1')).toBe('Signal');
  });
});
