import {expect, type Page} from '@playwright/test';
import {chooseVersion} from '../support/chooseVersion';
import {newEntries} from '../support/newEntries';
import {open, title} from '../support/open';
import {test} from '../support/test';
import {latest, other, withVersion} from '../support/versions';
import {watchDelay} from '../support/watchDelay';

const latestUrl = /\/docs\/language\/commands\/replaceString$/;

/** Locates a link's card, wherever it is in the document. */
function cardOf(page: Page) {
  return page.getByRole('tooltip');
}

test.describe('searchAPI', () => {
  test('opens a command, says if its version is unknown, and Back skips the lookup', async ({
    page,
  }) => {
    await open(page, 'faq');
    await page.goto('searchAPI?command=REPLACESTRING&v=9.9');
    await expect(page).toHaveURL(latestUrl);
    await expect(title(page)).toHaveText('replaceString');
    await expect(page.getByRole('status').filter({hasText: 'no version'})).toHaveText(
      `There is no version “9.9”. This is ${latest}, the latest.`,
    );
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/faq$/);
  });

  test('opens members and constants, or lists their pages', async ({page}) => {
    await page.goto(
      'searchAPI?class=4D.EntitySelection&member=.orderBy()&v=' + other.replaceAll('.', ''),
    );
    await expect(page).toHaveURL(
      withVersion('/docs/VERSION/language/EntitySelectionClass#orderby$', other),
    );
    await expect(page.locator('#orderby')).toBeInViewport();
    await page.goto('searchAPI?command=kKeyAsString');
    await expect(page).toHaveURL(/\/docs\/language\/EntityClass#getkey$/);
    await page.goto('searchAPI?command=kCharCodes');
    const main = page.getByRole('main');
    await expect(main.getByText(`These ${latest} pages document kCharCodes:`)).toBeVisible();
    await expect(main.getByRole('link', {name: 'compareStrings'})).toBeVisible();
    await main.getByRole('link', {name: 'position'}).click();
    await expect(page).toHaveURL(/\/docs\/language\/commands\/position#options$/);
  });

  test("opens the reader's preferred version", async ({page}) => {
    await open(page, 'language/SignalClass');
    await chooseVersion(page, /^next$/);
    await expect(page).toHaveURL(/\/docs\/next\/language\/SignalClass$/);
    await page.goto('searchAPI?class=Signal');
    await expect(page).toHaveURL(/\/docs\/next\/language\/SignalClass$/);
  });

  test('lists the versions that have a missing name', async ({page}) => {
    const entry = newEntries().find(({kind}) => kind === 'command' || kind === 'class');
    test.skip(!entry, 'all versions have the same commands and classes');
    const {kind = '', name = '', route = ''} = entry ?? {};
    await page.goto(`searchAPI?${kind}=${name}&v=${other}`);
    const main = page.getByRole('main');
    await expect(main.getByText(`Version ${other} has no ${name}.`)).toBeVisible();
    await main.getByRole('link', {name: latest}).click();
    await expect(page).toHaveURL(new RegExp(`/docs/${route}$`));
  });

  test('suggests similar names for an unknown name and fills the search box', async ({page}) => {
    const main = page.getByRole('main');
    await page.route(/\/assets\/js\/\d/, async (route) => {
      const response = await route.fetch();
      const isListOfNames = (await response.text()).includes('"versions":["');
      await (isListOfNames ? route.abort() : route.fulfill({response}));
    });
    await page.goto('searchAPI?command=replaceStrin');
    await expect(main).toContainText("Couldn't load the list of names.");
    await expect(main.locator('[data-search]')).toBeVisible();
    await page.unrouteAll();
    await main.getByRole('button', {name: 'Try again'}).click();
    await expect(
      main.getByText('No command, class, member, or constant is called replaceStrin.'),
    ).toBeVisible();
    await expect(main.locator('[data-search] button')).toHaveText('replaceStrin');
    // Screen readers announce the answer without the search box.
    const announced = main.locator('[aria-live="polite"]', {hasText: 'No command'});
    await expect(announced).not.toContainText('Search the docs');
    await main.getByRole('link', {name: 'replaceString'}).click();
    await expect(page).toHaveURL(latestUrl);
    await page.goto('searchAPI');
    await expect(main).toContainText('Enter the name of a command');
    await expect(main.locator('[data-search]')).toBeVisible();
  });
});

test.describe("a link's card", () => {
  test('loads on hover, can be hovered, and closes on Escape', async ({page}) => {
    await page.clock.install();
    const chunks: string[] = [];
    page.on('response', (response) => chunks.push(response.url()));
    await open(page, 'language/SignalClass');
    const link = page.getByRole('main').getByRole('link', {name: 'newSignal'}).first();
    await page.waitForLoadState('networkidle');
    const before = chunks.length;
    await page.evaluate(() => scrollTo(0, 40));
    await link.hover();
    await expect(cardOf(page)).toContainText('newSignal {(description : string)} : 4D.Signal');
    await expect(cardOf(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(cardOf(page)).toHaveCSS('border-top-color', 'rgb(122, 136, 155)');
    const [over, below] = [await link.boundingBox(), await cardOf(page).boundingBox()];
    expect((below?.y ?? 0) - (over?.y ?? 0) - (over?.height ?? 0)).toBeLessThan(10);
    expect(below?.y).toBeGreaterThan(over?.y ?? 0);
    expect(chunks.slice(before).some((url) => url.endsWith('.js'))).toBe(true);
    await expect(link).toHaveAccessibleDescription(/newSignal/);
    await expect(link).not.toHaveAttribute('title');
    await cardOf(page).hover();
    // Longer than the delay before a card closes.
    await page.clock.runFor(500);
    await expect(cardOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cardOf(page)).toBeHidden();
    await expect(link).toHaveAttribute('title', /newSignal/);
    await title(page).hover();
    // The card has loaded by now.
    const delay = await watchDelay(page, '[role=tooltip]', 'pointerover');
    await link.hover();
    await expect(cardOf(page)).toBeVisible();
    expect(await delay()).toBeGreaterThanOrEqual(295);
    await title(page).hover();
    await expect(cardOf(page)).toBeHidden();
  });

  test('opens on keyboard focus', async ({page}) => {
    await open(page, 'language/SignalClass');
    const link = page.getByRole('main').getByRole('link', {name: 'newSignal'}).first();
    // Not the card of the next link, which Tab opens.
    const card = cardOf(page).filter({hasText: 'newSignal'});
    await page.keyboard.press('Tab');
    await link.focus();
    await expect(card).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(card).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await expect(card).toBeVisible();
    await card.click();
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(link).toBeFocused();
  });

  test('shows "Since" for a name that the oldest version lacks', async ({page}) => {
    const entry = newEntries().find(({name}) => name === 'TCPConnection');
    test.skip(!entry, 'all versions have the class');
    await open(page, 'language/TCPEventClass');
    await page.getByRole('main').getByRole('link', {name: 'TCPConnection'}).first().hover();
    await expect(cardOf(page)).toContainText(`Since ${entry?.since}`);
  });

  test.describe('on a touch screen', () => {
    test.use({hasTouch: true});

    test('does not open', async ({page}) => {
      await open(page, 'language/SignalClass');
      const link = page.getByRole('main').getByRole('link', {name: 'newSignal'}).first();
      await link.tap();
      await expect(page).toHaveURL(/\/docs\/language\/commands\/newSignal$/);
      await expect(cardOf(page)).toHaveCount(0);
    });
  });
});

test.describe('terms', () => {
  const route = 'cloud/sandbox';

  const term = (page: Page) => page.getByRole('article').getByRole('link', {name: /^environment$/});

  test('a term shows its meaning on hover and links to its explanation', async ({page}) => {
    await open(page, route);
    await expect(term(page)).toHaveCount(1);
    await expect(term(page)).toHaveCSS('text-decoration-style', 'dotted');
    await term(page).hover();
    await expect(cardOf(page)).toContainText(/^environment.*\.$/);
    await page.keyboard.press('Escape');
    await expect(cardOf(page)).toBeHidden();
    await term(page).click();
    await expect(page).toHaveURL(/\/docs\/cloud\/environmentsOverview$/);
  });
});
