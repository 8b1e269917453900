import {expect, type Locator, type Page} from '@playwright/test';
import {sizes} from '../support/axe';
import {goBackFromClosedLayer, notice, open, title} from '../support/open';
import {preventPrefetch} from '../support/preventPrefetch';
import {nightly, nightlyAfterFirst, test} from '../support/test';
import {latest} from '../support/versions';

test.use({contextOptions: {reducedMotion: 'reduce'}});

const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});
const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});

async function openMenu(page: Page, route: string): Promise<Locator> {
  await page.setViewportSize(sizes.phone);
  await open(page, route);
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  return menu(page);
}

test.describe('the phone menu', () => {
  test("opens at the page's entry, and keeps focus until Escape", async ({page}) => {
    await preventPrefetch(page);
    await page.setViewportSize(sizes.phone);
    await open(page, 'language/SignalClass');
    await page.waitForLoadState('networkidle');
    // Its code loads before the reader presses the button.
    const code = page.waitForRequest(/\/assets\/js\//);
    await menuButton(page).hover();
    await code;
    await menuButton(page).click();
    const dialog = menu(page);
    const entry = dialog.getByRole('link', {name: 'Signal', exact: true});
    await expect(entry).toBeInViewport();
    await expect(entry).toBeFocused();
    await expect(dialog.getByRole('button', {name: /Back to main menu/})).toBeInViewport();
    // Hides the main menu from screen readers while a submenu is open.
    await expect(dialog.locator('.navbar-sidebar__item[inert]')).toHaveCount(1);
    // The browser keeps the focus in a modal dialog.
    await expect(dialog.and(page.locator(':modal'))).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes outside or on a page, but not on a section', async ({page}) => {
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
    await menuButton(page).click();
    await dialog.getByRole('button', {name: /Back to main menu/}).click();
    await expect(dialog.getByText('Versions', {exact: true})).toBeVisible();
    await dialog.getByRole('link', {name: 'FAQ'}).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/faq$/);
  });
});

const closings: [string, (page: Page) => Promise<unknown>][] = [
  ['Back', (page) => page.goBack()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a tap outside', (page) => page.touchscreen.tap(sizes.phone.width - 10, 400)],
];

/** Layers over the page on a phone, and how to open them. */
const layers: {what: string; open: (page: Page) => Promise<Locator>}[] = [
  {
    what: 'the menu',
    open: async (page) => {
      await menuButton(page).tap();
      return menu(page);
    },
  },
  {
    what: "a name's card",
    open: async (page) => {
      const name = page.locator('.code-body').getByText('newSignal', {exact: true}).first();
      await name.scrollIntoViewIfNeeded();
      await name.tap();
      return page.getByRole('dialog').filter({hasText: 'Open newSignal'});
    },
  },
];

test.describe('Back on a phone', () => {
  test.use({hasTouch: true, isMobile: true, viewport: sizes.phone});

  async function openLayer(page: Page, layer: (typeof layers)[number]): Promise<Locator> {
    await open(page, 'faq');
    await page.getByRole('link', {name: 'Qodly home'}).or(page.locator('.navbar__brand')).tap();
    await expect(page).toHaveURL(/docs\/$/);
    await open(page, 'language/SignalClass');
    const dialog = await layer.open(page);
    await expect(dialog).toBeVisible();
    return dialog;
  }

  for (const layer of layers) {
    for (const [way, close] of closings) {
      const mark = way === 'Back' ? '' : nightly;
      test(`${way} closes ${layer.what}; then Back leaves the page${mark}`, async ({page}) => {
        const dialog = await openLayer(page, layer);
        await close(page);
        await expect(dialog).toBeHidden();
        await expect(page).toHaveURL(/SignalClass$/);
        await goBackFromClosedLayer(page);
        await expect(page).toHaveURL(/docs\/$/);
      });
    }
  }

  test('Back from a page chosen in a layer skips the layer', async ({page}) => {
    for (const layer of layers) {
      const dialog = await openLayer(page, layer);
      const link = dialog.getByRole('link', {name: /^(Open newSignal|SystemWorker)$/});
      await link.tap();
      await expect(page).toHaveURL(/newSignal|SystemWorkerClass$/);
      await expect(dialog).toBeHidden();
      await page.goBack();
      await expect(page, layer.what).toHaveURL(/SignalClass$/);
      await page.goBack();
      await expect(page, layer.what).toHaveURL(/docs\/$/);
    }
  });

  test('a link is followed while a card is open @nightly', async ({page}) => {
    await openLayer(page, layers[1] as (typeof layers)[number]);
    await page.locator('.article-text p a[href$="commands/newSignal"]').first().tap();
    await expect(page).toHaveURL(/newSignal$/);
    await page.goBack();
    await expect(page).toHaveURL(/SignalClass$/);
  });

  test('a menu that stays open has one history entry @nightly', async ({page}) => {
    const dialog = await openLayer(page, layers[0] as (typeof layers)[number]);
    await dialog.getByRole('link', {name: 'QodlyScript Reference'}).tap();
    await expect(page).not.toHaveURL(/SignalClass$/);
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/SignalClass$/);
  });
});

test.describe('the table of contents below the width of a side column', () => {
  const button = (page: Page) => page.getByRole('button', {name: 'On this page'});
  const list = (page: Page) => page.locator('.theme-doc-toc-mobile');

  for (const [width, mark] of nightlyAfterFirst([390, 800, 1100])) {
    test(`stays in view, and leads to a heading at ${width} px${mark}`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await open(page, 'language/CollectionClass#reverse');
      await expect(button(page)).toBeInViewport();
      await button(page).click();
      await expect(list(page).getByRole('link', {name: '.reverse()'})).toBeInViewport();
      await list(page).getByRole('searchbox').fill('sort');
      await expect(list(page).getByRole('link', {name: '.reverse()'})).toBeHidden();
      await list(page).getByText('.sort()', {exact: true}).click();
      await expect(list(page).getByRole('link')).toHaveCount(0);
      const heading = page.locator('#sort');
      await expect(heading).toBeInViewport();
      const bottom = await list(page).evaluate((bar) => bar.getBoundingClientRect().bottom);
      const top = await heading.evaluate((node) => node.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(bottom);
      const escape = async () => {
        await list(page).getByRole('searchbox').press('Escape');
        await expect(button(page)).toBeFocused();
      };
      for (const close of [escape, () => heading.click()]) {
        await button(page).click();
        await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
        await close();
        await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
      }
      await page.keyboard.press('Escape');
      await expect(button(page)).not.toBeFocused();
    });
  }
});

test('a menu that fails to load leads to a notice @runtime', async ({page}) => {
  await page.setViewportSize(sizes.phone);
  await open(page, 'language/FileClass');
  await page.route(/\/assets\/js\//, (route) => route.abort());
  await menuButton(page).click();
  await expect(notice(page)).toContainText("Couldn't load the menu.");
  await expect(notice(page)).toBeInViewport();
  await expect(notice(page)).toHaveCSS('background-color', 'rgb(179, 38, 30)');
  await expect(notice(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(notice(page).getByRole('button')).toHaveCSS('color', 'rgb(140, 29, 24)');
  await page.unrouteAll();
  await notice(page).getByRole('button', {name: 'Retry'}).click();
  await expect(menu(page)).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test.describe('the navbar version menu', () => {
  const button = (page: Page) => page.getByRole('button', {name: latest});
  const item = (page: Page) =>
    page.locator('.navbar').getByRole('link', {name: 'next', exact: true});

  test('opens on hover, click, or key press', async ({page}) => {
    await open(page, 'faq');
    await button(page).hover();
    await expect(item(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(item(page)).toBeHidden();
    await title(page).hover();
    await button(page).hover();
    await expect(item(page)).toBeVisible();
    await title(page).hover();
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
    await title(page).click();
    await expect(item(page)).toBeHidden();
    await button(page).press(' ');
    await item(page).click();
    await expect(page).toHaveURL(/\/next\/faq$/);
    await expect(item(page)).toBeHidden();
  });
});

test("a heading's link is visible only on hover or focus @nightly", async ({browser}) => {
  for (const hasTouch of [false, true]) {
    const page = await browser.newPage({hasTouch, isMobile: hasTouch, viewport: sizes.phone});
    await open(page, 'language/SignalClass');
    const hashLink = page.getByRole('link', {name: 'Direct link to Get an instance'});
    await expect(hashLink).toHaveCSS('opacity', '0');
    await hashLink.focus();
    await expect(hashLink).toHaveCSS('opacity', '1');
    await page.close();
  }
});
