import {expect, type Locator, type Page} from '@playwright/test';
import {findViolations, findViolationsInBothModes, sizes} from '../support/axe';
import {chooseVersion} from '../support/chooseVersion';
import {expectMessage, recordMessages} from '../support/messages';
import {open} from '../support/open';
import {test} from '../support/test';
import {latest, other, versions, withVersion} from '../support/versions';

test.use({contextOptions: {reducedMotion: 'reduce'}});

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});
const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const filter = (scope: Page | Locator) =>
  scope.getByRole('searchbox', {name: 'Filter pages in this section'});
const matching = (scope: Page | Locator) => scope.getByRole('navigation', {name: 'Matching pages'});

async function openMenu(page: Page, route: string): Promise<Locator> {
  await page.setViewportSize(sizes.phone);
  await open(page, route);
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  return menu(page);
}

test.describe('the phone menu', () => {
  test("opens at the page's entry, traps focus, and returns it when Escape closes the menu", async ({
    page,
  }) => {
    const dialog = await openMenu(page, 'language/SignalClass');
    const entry = dialog.getByRole('link', {name: 'Signal', exact: true});
    await expect(entry).toBeInViewport();
    await expect(entry).toBeFocused();
    await expect(dialog.getByRole('button', {name: /Back to main menu/})).toBeInViewport();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    for (let count = 0; count < 5; count += 1) {
      await page.keyboard.press('Shift+Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement?.closest('dialog') === null && document.hasFocus(),
      );
      // Past either end, the browser UI has focus, which the page sees as `body`.
      expect(isOutside && (await page.locator('main :focus').count()) > 0).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes on a tap outside or when a page opens, but stays open when a section is tapped', async ({
    page,
  }) => {
    const dialog = await openMenu(page, 'studio/overview');
    await page.mouse.click(sizes.phone.width - 10, 400);
    await expect(dialog).toBeHidden();
    await menuButton(page).click();
    await dialog.getByRole('link', {name: 'QodlyScript Reference'}).click();
    await expect(dialog.getByRole('link', {name: 'A Quick Tour'})).toBeVisible();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('link', {name: 'A Quick Tour'}).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/lang-quicktour$/);
  });

  test('filters its pages', async ({page}) => {
    const dialog = await openMenu(page, 'language/SignalClass');
    await filter(dialog).fill('replace');
    await matching(dialog).getByRole('link', {name: 'replaceString'}).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('replaceString');
  });

  test(
    'shows a notice when the menu fails to load, and Retry opens it',
    {tag: '@runtime'},
    async ({page}) => {
      await page.setViewportSize(sizes.phone);
      await open(page, 'faq');
      await page.route(/\/assets\/js\//, (route) => route.abort());
      await menuButton(page).click();
      const notice = page.locator('.page-notice');
      await expect(notice).toContainText("Couldn't load the menu.");
      await page.unrouteAll();
      await notice.getByRole('button', {name: 'Retry'}).click();
      await expect(menu(page)).toBeVisible();
      await expect(notice).toBeHidden();
    },
  );
});

test.describe('the sidebar filter', () => {
  test('finds pages in collapsed sections, and reports the number of matches or that there are none', async ({
    page,
  }) => {
    await open(page, 'studio/overview');
    await filter(page).pressSequentially('json');
    const links = matching(page).getByRole('link');
    await expect(links.filter({hasText: 'jsonParse'})).toBeVisible();
    await expect(matching(page).getByText('QodlyScript Reference › Commands')).toBeVisible();
    await expect(sidebar(page)).toBeHidden();
    const count = await links.count();
    await expect(matching(page).getByRole('status')).toHaveText(`${count} pages match.`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toContainText(/json/i);
    // The matches stay on the next page; focus moved to the start of the new page.
    await expect(filter(page)).toHaveValue('json');
    await filter(page).press('Escape');
    await expect(sidebar(page)).toBeVisible();
    await filter(page).fill('no such page');
    await expect(matching(page).getByText('No pages match.')).toBeVisible();
  });

  test(
    'shows a notice when its code fails to load, and Retry applies the filter',
    {tag: '@runtime'},
    async ({page}) => {
      await open(page, 'studio/overview');
      await page.route(/\/assets\/js\//, (route) => route.abort());
      await filter(page).fill('replaceString');
      const notice = page.locator('.page-notice');
      await expect(notice).toContainText("Couldn't load the filter.");
      await page.unrouteAll();
      await notice.getByRole('button', {name: 'Retry'}).click();
      await expect(matching(page).getByRole('link', {name: 'replaceString'})).toBeVisible();
      await expect(notice).toBeHidden();
    },
  );

  test('is omitted if the list is short', async ({page}) => {
    await open(page, 'guides/queries');
    await expect(sidebar(page)).toBeVisible();
    await expect(filter(page)).toHaveCount(0);
  });
});

test('class members are filtered, and inherited ones are hidden with their sections until a link targets one', async ({
  page,
}) => {
  await open(page, 'language/FileClass');
  const table = page.getByRole('main').locator('table.members');
  // Until the filter loads, another row mentions the member too.
  const row = (name: string) => table.getByRole('row', {name}).first();
  await page.getByRole('searchbox', {name: 'Filter members'}).fill('copy');
  await expect(row('.moveTo()')).toBeHidden();
  await expect(row('.copyTo()')).toBeVisible();
  const checkbox = page.getByRole('checkbox', {name: 'Inherited members'});
  await checkbox.uncheck();
  await expect(row('.copyTo()')).toBeHidden();
  await page.getByRole('searchbox', {name: 'Filter members'}).fill('');
  await expect(row('.moveTo()')).toBeVisible();
  await expect(row('.copyTo()')).toBeHidden();
  const section = (anchor: string) => page.getByRole('main').locator(`h2#${anchor}`);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await expect(section('copyto')).toBeHidden();
  await expect(page.locator('.signature', {hasText: '.copyTo('})).toBeHidden();
  await expect(contents.getByRole('link', {name: '.copyTo()'})).toBeHidden();
  await expect(section('create')).toBeVisible();
  await expect(section('see-also')).toBeVisible();
  await page.getByText('What returns a File (').click();
  await page.getByRole('link', {name: 'File.copyTo()', exact: true}).click();
  await expect(checkbox).toBeChecked();
  await expect(section('copyto')).toBeInViewport();
  await expect(contents.getByRole('link', {name: '.copyTo()'})).toBeVisible();
});

test('each breadcrumb is a link to another page or plain text', async ({page}) => {
  await open(page, 'studio/pageLoaders/components/button');
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(crumbs.getByRole('listitem')).toHaveText(['', 'Pages', 'Components', 'Button']);
  await expect(crumbs.getByRole('link', {name: 'Docs home'})).toHaveAttribute('href', '/docs/');
  await expect(crumbs.getByRole('link', {name: 'Button'})).toHaveCount(0);
  await crumbs.getByRole('link', {name: 'Components'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Components basics');
  // This is the section's first page, so the link would point to itself.
  await expect(crumbs.getByRole('link', {name: 'Components'})).toHaveCount(0);
});

test('a page missing from all sidebars shows the breadcrumbs and sidebar of its section', async ({
  page,
}) => {
  await open(page, 'get-started/intro');
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(crumbs.getByRole('listitem')).toHaveText(['', 'Getting Started', 'First steps']);
  await expect(sidebar(page).getByRole('link', {name: 'FAQ'})).toBeVisible();
  await crumbs.getByRole('link', {name: 'Getting Started'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Quickstart');
});

test('the tutorial shows its steps and links each to the next', async ({page}) => {
  await open(page, 'get-started/test-debug');
  const steps = page.getByRole('navigation', {name: 'Tutorial'});
  await expect(steps.getByRole('listitem')).toHaveCount(10);
  await expect(steps.locator('[aria-current=step]')).toHaveText('7 Preview and debug 15 min');
  const pages = page.getByRole('navigation', {name: 'Docs pages'});
  await pages.getByRole('link', {name: /Steps 8 and 9/}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('User access');
  await pages.getByRole('link', {name: /Step 10/}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Deployment');
});

test('only the breadcrumb and the sidebar mark the current page', async ({page}) => {
  await open(page, 'language/commands/replaceString');
  await expect(page.locator('[aria-current=page]')).toHaveText(['replaceString', 'replaceString']);
});

test('the FAQ has a sidebar entry, and only its navbar item is highlighted', async ({page}) => {
  await open(page, 'faq');
  const entry = sidebar(page).getByRole('link', {name: 'FAQ'});
  await expect(entry).toHaveAttribute('aria-current', 'page');
  const highlighted = page.locator('.navbar__link--active');
  await expect(highlighted).toHaveText(['FAQ']);
  await open(page, 'get-started/access');
  await expect(highlighted).toHaveText(['Getting Started']);
});

test.describe('the navbar version menu', () => {
  const button = (page: Page) => page.getByRole('button', {name: latest});
  const item = (page: Page) =>
    page.locator('.navbar').getByRole('link', {name: 'next', exact: true});

  test(
    'opens on hover, click, or key press, and closes on Escape, which returns focus',
    {tag: '@axe'},
    async ({page}) => {
      await open(page, 'faq');
      await button(page).hover();
      await expect(item(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(item(page)).toBeHidden();
      await page.getByRole('heading', {level: 1}).hover();
      await button(page).hover();
      await expect(item(page)).toBeVisible();
      await page.getByRole('heading', {level: 1}).hover();
      await expect(item(page)).toBeHidden();
      await button(page).focus();
      await page.keyboard.press('Enter');
      await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expect(item(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(item(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
      await button(page).click();
      await expect(item(page)).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    },
  );
});

test('screen readers announce copied code, and the title after navigation', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await recordMessages(page);
  await open(page, 'language/SignalClass');
  await page.getByRole('button', {name: 'Copy code to clipboard'}).first().click();
  await expectMessage(page, 'Copied');
  await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
  await expectMessage(page, 'FAQ');
});

test("only a section's first page has the decorative line", async ({page}) => {
  const line = page.locator('.section-line');
  for (const route of ['studio/overview', 'faq']) {
    await open(page, route);
    await expect(line).toBeVisible();
  }
  await open(page, 'studio/coding');
  await expect(line).toHaveCount(0);
});

test('a highlighted navbar item is no wider than the others', async ({page}) => {
  await open(page, 'language/SignalClass');
  const widths = () =>
    page
      .locator('.navbar__items .navbar__link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().width));
  const before = await widths();
  await page.locator('.navbar').getByRole('link', {name: 'Guides'}).click();
  await expect(page.locator('.navbar__link--active')).toHaveText('Guides');
  expect(await widths()).toEqual(before);
});

test("a heading's link is visible only on hover or focus", async ({browser}) => {
  for (const hasTouch of [false, true]) {
    const page = await browser.newPage({hasTouch, isMobile: hasTouch, viewport: sizes.phone});
    await open(page, 'language/SignalClass');
    const hashLink = page.getByRole('link', {name: 'Direct link to How to get one'});
    await expect(hashLink).toHaveCSS('opacity', '0');
    await hashLink.focus();
    await expect(hashLink).toHaveCSS('opacity', '1');
    await page.close();
  }
});

test("a version's URL opens its first page", async ({page}) => {
  for (const version of versions.map(({label}) => label).filter((label) => label !== latest)) {
    await open(page, version);
    await expect(page).toHaveURL(new RegExp(`/docs/${version}/get-started/quickstart$`));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Quickstart');
  }
});

test('axe finds no violations in filters in use', {tag: '@axe'}, async ({page}) => {
  await open(page, 'language/FileClass');
  await page.getByRole('searchbox', {name: 'Filter members'}).fill('copy');
  await filter(page).fill('json');
  await expect(matching(page)).toBeVisible();
  expect(await findViolationsInBothModes(page)).toEqual([]);
  const dialog = await openMenu(page, 'language/FileClass');
  await filter(dialog).fill('json');
  await expect(matching(dialog)).toBeVisible();
  expect(await findViolationsInBothModes(page)).toEqual([]);
});

test.describe("the page's head", () => {
  /** Returns a page's metadata: language, classes, and the tags in its head. */
  function readHead(page: Page): Promise<string[]> {
    return page.evaluate(() => {
      const selector = 'title, meta[data-rh], link[data-rh], script[type="application/ld+json"]';
      const tags = Array.from(document.head.querySelectorAll(selector), (tag) => {
        const attributes = Array.from(tag.attributes, ({name, value}) => `${name}="${value}"`);
        return [tag.localName, ...attributes.sort(), tag.textContent].join(' ');
      });
      const {lang, className} = document.documentElement;
      return [`${lang} ${className}`, ...tags.sort()];
    });
  }

  /** Returns the head that the page has when opened afresh in another tab. */
  async function readFreshHead(page: Page): Promise<string[]> {
    const fresh = await page.context().newPage();
    await open(fresh, page.url());
    const head = await readHead(fresh);
    await fresh.close();
    return head;
  }

  async function expectFreshHead(page: Page): Promise<void> {
    const expected = await readFreshHead(page);
    expect(expected.join()).toContain('og:title');
    await expect.poll(() => readHead(page)).toEqual(expected);
  }

  test('after each navigation, the head matches that of the freshly opened page', async ({
    page,
  }) => {
    await open(page, 'language/commands/length');
    const first = await readHead(page);
    const navbar = page.locator('.navbar');
    const follow = async (click: Promise<void>, expectedUrl: RegExp) => {
      await click;
      await expect(page).toHaveURL(expectedUrl);
      await expectFreshHead(page);
    };
    await follow(navbar.getByRole('link', {name: 'FAQ'}).click(), /\/docs\/faq$/);
    await follow(chooseVersion(page, withVersion('VERSION', other)), /\/docs\/.+\/faq$/);
    await follow(navbar.getByRole('link').first().click(), /\/docs\/?$/);
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/language\/commands\/length$/);
    await expect.poll(() => readHead(page)).toEqual(first);
  });

  test('an unknown URL is noindex, and the next page is not', async ({page}) => {
    const robots = page.locator('meta[name=robots][content*=noindex]');
    await page.goto('no/such/page');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(robots).toHaveCount(1);
    await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('FAQ');
    await expect(robots).toHaveCount(0);
  });
});
