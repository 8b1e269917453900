import {expect, type Page} from '@playwright/test';
import {readRows} from '../support/readRows';
import {layoutShift} from '../support/layoutShift';
import {open, title} from '../support/open';
import {pageKinds} from '../support/pageKinds';
import {nightly, test} from '../support/test';
import {latest} from '../support/versions';

const phone = {width: 390, height: 844};

/** Kinds whose parts arrive at different times. */
const shifting = ['landing', 'command', 'class', 'not found'];

/** Returns the pixels by which the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    return scrollWidth - clientWidth;
  });

// Late content shifts a page most on a first visit, so each test starts with an empty cache.
for (const [kind, route] of Object.entries(pageKinds)) {
  const mark = shifting.includes(kind) ? '' : nightly;
  test(`a page neither shifts as it loads nor overflows: ${kind}${mark}`, async ({page}) => {
    // On a slow machine, semibold code replaces a system font instead of the regular weight of its own family.
    await page.route(/ibm-plex-mono/, (font) => font.abort());
    await page.route(/\/assets\/js\//, async (script) => {
      // Late scripts, after the first paint.
      await page.evaluate(paint).catch(() => undefined);
      await script.continue().catch(() => undefined);
    });
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 800});
      await open(page, route);
      expect.soft(await layoutShift(page), `layout shift at ${width} px`).toBeLessThanOrEqual(0.01);
    }
    for (const width of [320, 390, 768, 996, 997, 1024, 1280, 1440]) {
      await page.setViewportSize({width, height: 800});
      expect.soft(await overflow(page), `overflow at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

/** Runs in a page: waits until it has been painted. */
async function paint(): Promise<void> {
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  while (!isPainted()) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test("a heading's link stays on the line of the last word @nightly", async ({page}) => {
  await open(page, 'guides/creating-a-login-page-for-public-access');
  const heading = page.getByRole('heading', {name: /^Step 1:/});
  for (let width = 320; width <= 480; width += 4) {
    await page.setViewportSize({width, height: 800});
    const [lastWord, link] = await heading.evaluate((element) => {
      const text = element.firstChild as Text;
      const range = document.createRange();
      range.setStart(text, text.data.trimEnd().lastIndexOf(' ') + 1);
      range.setEnd(text, text.length);
      const centerOf = ({top, bottom}: DOMRect) => (top + bottom) / 2;
      const hashLink = element.querySelector('.hash-link') ?? element;
      return [centerOf(range.getBoundingClientRect()), centerOf(hashLink.getBoundingClientRect())];
    });
    expect(Math.abs(lastWord - link), `at ${width} px`).toBeLessThan(10);
  }
});

test('the navbar fits on one line at every desktop width', async ({page}) => {
  await open(page, 'language/SignalClass');
  const bar = page.getByRole('navigation', {name: 'Main'});
  const widths = () =>
    bar
      .locator('.navbar__link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().width));
  for (const width of [997, 1024, 1280]) {
    await page.setViewportSize({width, height: 800});
    const logo = await bar.locator('.navbar__logo').boundingBox();
    const first = await bar.getByRole('link', {name: 'Getting Started'}).boundingBox();
    expect(first?.x, `at ${width} px`).toBeGreaterThan((logo?.x ?? 0) + (logo?.width ?? 0) + 4);
    expect(first?.height, `at ${width} px`).toBeLessThan(48);
    const contents = page
      .getByRole('button', {name: 'On this page'})
      .or(page.getByRole('navigation', {name: 'On this page'}));
    await expect(contents.filter({visible: true}), `at ${width} px`).toHaveCount(1);
  }
  const before = await widths();
  await bar.getByRole('link', {name: 'Guides'}).click();
  await expect(page.locator('.navbar__link--active')).toHaveText('Guides');
  expect(await widths()).toEqual(before);
});

test('tables are stacked on a phone, and text starts in the top third', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, 'language/commands/replaceString');
  const row = page.getByRole('main').locator('tr', {hasText: 'howMany'});
  const name = await row.getByText('howMany', {exact: true}).boundingBox();
  const description = await row.getByText('Number of occurrences').boundingBox();
  expect(description?.y).toBeGreaterThan((name?.y ?? 0) + 10);
  expect(Math.abs((description?.x ?? 0) - (name?.x ?? 99))).toBeLessThan(4);
  const sentence = await page.locator('.article-text p').first().boundingBox();
  expect(sentence?.y).toBeLessThanOrEqual(phone.height / 3);
  await open(page, 'studio/pageLoaders/components/datatable');
  const table = page.locator('table', {hasText: 'Header height'});
  await expect(table.locator('thead')).toBeHidden();
  const cell = table.getByRole('cell', {name: 'number, pixels'}).first();
  expect(await cell.evaluate((td) => getComputedStyle(td, '::before').content)).toBe('"Values"');
});

test("the demo's two columns are level, and stack on a phone @nightly", async ({page}) => {
  await open(page, '');
  const boxes = page.getByRole('figure').locator('.theme-code-block, div:has(> dl)');
  const positions = () =>
    boxes.evaluateAll((all) =>
      all.map((box) => box.getBoundingClientRect()).map(({x, y}) => [x, y]),
    );
  const [code, button] = await positions();
  expect(code?.[1]).toBe(button?.[1]);
  await page.setViewportSize(phone);
  const [codeBelow, buttonBelow] = await positions();
  expect(codeBelow?.[0]).toBe(buttonBelow?.[0]);
});

test('parts of a page have the styles in styles.tsv', async ({page}) => {
  const wrong: string[] = [];
  let shown = '';
  for (const [place = '', ...row] of readRows('tests/e2e/styles.tsv')) {
    if (place !== shown) {
      shown = place;
      const [route = '', medium] = place.split(' on ');
      await page.setViewportSize(medium === 'a phone' ? phone : {width: 1280, height: 800});
      const media = medium === 'paper' ? 'print' : 'screen';
      await page.emulateMedia({media, reducedMotion: 'reduce'});
      await open(page, route);
    }
    // Parts of search, notices, and the editor arrive later.
    const [element] = row[0]?.split('::') ?? [];
    await page
      .waitForFunction((css = '') => document.querySelector(css), element, {timeout: 30_000})
      .catch(() => undefined);
    wrong.push(...(await page.evaluate(findWrong, row)).map((style) => `${place}: ${style}`));
  }
  expect(wrong).toEqual([]);
});

/** Runs in a page: returns the declarations that don't hold for a selector, which may end in a pseudo-element. */
function findWrong([selector = '', style = '']: string[]): string[] {
  const [element = '', part] = selector.split(/(?=::)/);
  const found = document.querySelector(element);
  const probe = document.body.appendChild(document.createElement('div'));
  const wrong = style.split('; ').flatMap((declaration) => {
    const [name = '', value = ''] = declaration.split(': ');
    probe.style.setProperty(name, value);
    const expected = value.includes('--') ? getComputedStyle(probe).getPropertyValue(name) : value;
    const is = found && getComputedStyle(found, part).getPropertyValue(name);
    return is === expected ? [] : `${selector} {${name}: ${is}}, expected ${value}`;
  });
  probe.remove();
  return wrong;
}

test.describe('on paper', () => {
  test.beforeEach(async ({page}) => {
    await page.emulateMedia({media: 'print'});
  });

  test('prints the text in light mode, without the surrounding site', async ({page}) => {
    await open(page, 'language/commands/replaceString?docusaurus-theme=dark');
    await expect(title(page)).toHaveCSS('color', 'rgb(22, 32, 46)');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('.signature')).toBeVisible();
    // Role locators skip hidden elements by default.
    const includeHidden = true;
    for (const omitted of [
      page.locator('.navbar'),
      page.getByText(`Qodly ${latest} is out`),
      page.locator('.theme-doc-sidebar-container'),
      page.locator('.toc-aside'),
      page.getByRole('button', {name: 'On this page', includeHidden}),
      page.getByRole('button', {name: 'Copy page', includeHidden}),
      page.getByRole('button', {name: 'Copy code to clipboard', includeHidden}).first(),
      page.getByRole('link', {name: 'Give feedback on this page', includeHidden}),
      page.locator('.pagination-nav'),
      page.locator('footer.footer'),
    ]) {
      await expect(omitted).toBeAttached();
      await expect(omitted).toBeHidden();
    }
    const source = await page
      .locator('article')
      .evaluate((article) => getComputedStyle(article, '::after').content);
    expect(source).toContain('/docs/language/commands/replaceString');
    expect(source).toContain(latest);
  });

  test('prints whole code lines, URLs, and all tabs', async ({page}) => {
    await page.setViewportSize({width: 600, height: 800});
    await open(page, 'get-started/quickstart');
    const link = page.getByRole('main').getByRole('link', {name: 'cloud.qodly.com/signup'});
    expect(await link.evaluate((a) => getComputedStyle(a, '::after').content)).toContain(
      'https://cloud.qodly.com/signup',
    );
    await open(page, 'api/$filter');
    const code = page.locator('.theme-code-block pre');
    expect(
      await code.evaluateAll(
        (all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length,
      ),
    ).toBe(0);
    const panels = page.locator('[data-tab-group]').first().locator('[role=tabpanel]');
    const printed = await panels.evaluateAll((all) =>
      all.map((panel) => ({
        label: getComputedStyle(panel, '::before').content,
        isShown: (panel.lastElementChild?.getBoundingClientRect().height ?? 0) > 0,
      })),
    );
    expect(printed.map(({label}) => label)).toContain('"curl"');
    expect(printed.filter(({isShown}) => !isShown)).toEqual([]);
  });
});
