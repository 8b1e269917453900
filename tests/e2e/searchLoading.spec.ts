import {expect, type Page} from '@playwright/test';
import {open} from '../support/open';
import {
  gate,
  indexes,
  input,
  loadBox,
  openBox,
  panel,
  results,
  search,
  setConnection,
} from '../support/searchBox';
import {test} from '../support/test';

test('the search box opens on Ctrl+K and keeps text typed before it has loaded', async ({page}) => {
  const code = await openWithoutCode(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('replaceS');
  code.open();
  await expect(input(page)).toHaveValue('replaceS');
  await expect(input(page)).toBeFocused();
  await expect(results(page).first()).toContainText('replaceString');
});

/** Opens a page and holds back the search box's code. */
async function openWithoutCode(page: Page): Promise<{open: () => void}> {
  await open(page, 'faq');
  return holdScripts(page);
}

/** Holds back scripts requested from now on. */
async function holdScripts(page: Page): Promise<{open: () => void}> {
  const scripts = gate();
  await page.route('**/assets/js/*.js', async (route) => {
    await scripts.passed;
    await route.continue().catch(() => undefined);
  });
  return scripts;
}

for (const shortcut of ['/', 'Control+k']) {
  test(`the search box keeps text typed after ${shortcut} before the page is ready`, async ({
    page,
  }) => {
    const scripts = await openWithoutScripts(page);
    await page.keyboard.press(shortcut);
    await page.keyboard.type('replaceX');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('S');
    scripts.open();
    await waitUntilReady(page);
    await expect(input(page)).toHaveValue('replaceS');
    await expect(input(page)).toBeFocused();
    await expect(results(page).first()).toContainText('replaceString');
  });
}

test('the search box opens on a / pressed just as the page takes over key handling', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let keys: Window['earlyKeys'];
    Object.defineProperty(window, 'earlyKeys', {
      configurable: true,
      get: () => keys,
      set(recorded: Required<Window>['earlyKeys']) {
        const {stop} = recorded;
        recorded.stop = () => {
          stop();
          const slash = new KeyboardEvent('keydown', {key: '/', bubbles: true, cancelable: true});
          queueMicrotask(() => document.body.dispatchEvent(slash));
        };
        keys = recorded;
      },
    });
  });
  await page.goto('faq');
  const retry = page.getByRole('button', {name: 'Retry', exact: true});
  await expect(async () => {
    await expect(input(page).or(retry)).toBeVisible();
    // A slow machine can miss the site's deadline. The page then reloads, with another "/".
    if (await retry.isVisible()) {
      await retry.click();
    }
    await expect(input(page)).toBeFocused();
  }).toPass();
});

test('the search box keeps text typed into it before the page is ready', async ({page}) => {
  const scripts = await openWithoutScripts(page);
  const button = page.locator('.navbar [data-search] button');
  await button.focus();
  await page.keyboard.type('replaceS');
  scripts.open();
  await waitUntilReady(page);
  await expect(input(page)).toHaveValue('replaceS');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('/');
  await expect(input(page)).toHaveValue('replaceS');
});

test('the search box stays closed if the reader leaves it before the page is ready', async ({
  page,
}) => {
  const scripts = await openWithoutScripts(page);
  await page.keyboard.press('/');
  await page.keyboard.type('replaceS');
  const otherLink = page.getByRole('link', {name: 'Getting Started'});
  await otherLink.focus();
  scripts.open();
  await loadBoxOnceReady(page);
  await expect(otherLink).toBeFocused();
  await expect(input(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(input(page)).toHaveValue('');
});

const exits: Record<string, (page: Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'a click elsewhere': (page) => page.getByRole('heading', {level: 1}).click(),
};

for (const [way, leave] of Object.entries(exits)) {
  test(`after ${way}, keys go to the page again, even before it is ready`, async ({page}) => {
    const scripts = await openWithoutScripts(page);
    await page.keyboard.press('/');
    await page.keyboard.type('replaceS');
    await leave(page);
    await page.keyboard.press('Space');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    scripts.open();
    await loadBoxOnceReady(page);
    await expect(input(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(input(page)).toHaveValue('');
  });
}

/** Waits until the page is ready, then hovers over the box, which loads it. */
async function loadBoxOnceReady(page: Page): Promise<void> {
  await waitUntilReady(page);
  await loadBox(page);
}

async function waitUntilReady(page: Page): Promise<void> {
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
}

/** Opens a page and holds back all its scripts. */
async function openWithoutScripts(page: Page, route = 'faq'): Promise<{open: () => void}> {
  const scripts = await holdScripts(page);
  await page.goto(route, {waitUntil: 'commit'});
  await expect(page.locator('.navbar [data-search] button')).toBeVisible();
  return scripts;
}

test('a slash typed into a field does not open the search box', async ({page}) => {
  await open(page, 'language/commands/command-list');
  const field = page.getByRole('searchbox', {name: 'Filter commands'});
  await field.pressSequentially('a/b');
  await expect(field).toHaveValue('a/b');
});

test('the search box does not steal focus if the reader has moved on', async ({page}) => {
  const code = await openWithoutCode(page);
  await page.keyboard.press('/');
  const otherLink = page.getByRole('link', {name: 'Getting Started'});
  await otherLink.focus();
  code.open();
  await loadBox(page);
  await expect(otherLink).toBeFocused();
  await expect(input(page)).toHaveCount(0);
});

test("the search box is not among a page's initial scripts", async ({page}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) {
      scripts.add(request.url());
    }
  });
  const readScripts = async () => {
    const responses = await Promise.all([...scripts].map((url) => page.request.get(url)));
    return (await Promise.all(responses.map((response) => response.text()))).join('');
  };
  // Prevents preloading, leaving only the initial scripts.
  await setConnection(page, {saveData: true});
  await open(page, 'faq');
  const first = await readScripts();
  expect(first).not.toContain('aa-DetachedContainer');
  expect(first).not.toContain('search-hit-excerpt');
  await page.keyboard.press('/');
  await expect(input(page)).toBeFocused();
  const all = await readScripts();
  expect(all).toContain('aa-DetachedContainer');
  expect(all).toContain('search-hit-excerpt');
});

test('reading a page loads no search code', async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    // Page code may also be prefetched, but then its resource type is not "script".
    if (request.resourceType() === 'script' || request.url().includes('search-')) {
      requested.push(request.url());
    }
  });
  await page.goto('faq', {waitUntil: 'networkidle'});
  const scripts = () => requested.filter((url) => url.endsWith('.js')).length;
  const before = scripts();
  expect(requested.filter((url) => url.includes('search-'))).toEqual([]);
  await page.locator('.navbar [data-search]').hover();
  await expect.poll(scripts).toBeGreaterThan(before);
});

test('the search box loads on hover, before the click', async ({page}) => {
  await open(page, 'faq');
  await loadBox(page);
  await page.locator('.navbar [data-search] button').click();
  await expect(input(page)).toBeFocused();
  await expect(await search(page, 'replaceString')).toContainText('replaceString');
});

test('an index is requested only once', async ({page}) => {
  let requests = 0;
  await page.route(indexes, async (route) => {
    requests += 1;
    await route.continue().catch(() => undefined);
  });
  await openBox(page);
  for (const query of ['date', 'string', 'entity']) {
    await search(page, query);
  }
  expect(requests).toBe(1);
});

test('search sends nothing to other hosts', async ({page, baseURL}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await openBox(page);
  await (await search(page, 'replaceString')).click();
  await expect(page).toHaveURL(/replaceString$/);
  expect([...origins]).toEqual([new URL(baseURL ?? '').origin]);
});

test('search says nothing about results before an index arrives', async ({page}) => {
  const index = gate();
  await page.route(indexes, async (route) => {
    await index.passed;
    await route.continue().catch(() => undefined);
  });
  const box = await openBox(page);
  const readShown = await recordTexts(page);
  await box.pressSequentially('replace text');
  await expect(panel(page)).toContainText('Still loading the search index');
  expect((await readShown()).filter((text) => /No results|\d results?\b/.test(text))).toEqual([]);
  index.open();
  await expect(results(page).first()).toContainText('replaceString');
  expect((await readShown()).filter((text) => text.includes('No results'))).toEqual([]);
});

/** Records everything that the search messages and live regions say from now on. */
async function recordTexts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const texts: string[] = [];
    Object.assign(window, {recordedTexts: texts});
    new MutationObserver(() => {
      for (const element of document.querySelectorAll('.search-message, [role="status"]')) {
        texts.push(element.textContent);
      }
    }).observe(document.body, {childList: true, characterData: true, subtree: true});
  });
  return () => page.evaluate(() => (window as unknown as {recordedTexts: string[]}).recordedTexts);
}
