import {expect, type Page} from '@playwright/test';
import {deadline} from '../../src/client/deadline';
import {findViolations, sizes} from '../support/axe';
import {advanceToHydration, advanceUntilShown, stopClock} from '../support/clock';
import {respondWith} from '../support/faults';
import {newEntries} from '../support/newEntries';
import {open} from '../support/open';
import {gate} from '../support/searchBox';
import {test} from '../support/test';
import {latest, other, pageWith, withVersion} from '../support/versions';

const latestUrl = /\/docs\/language\/commands\/replaceString$/;

/** Locates a link's card, wherever it is in the document. */
function cardOf(page: Page) {
  return page.getByRole('tooltip');
}

test.describe('searchAPI', () => {
  for (const fault of ['404', 'hanging'] as const) {
    test(`shows an error when the list of names fails, and Try again opens the page (${fault})`, async ({
      page,
    }) => {
      const requested = gate();
      await page.route(/\/assets\/js\//, async (route) => {
        const response = await route.fetch();
        if (/"constants":\[/.test(await response.text())) {
          requested.open();
          return respondWith(fault, route);
        }
        return route.fulfill({response});
      });
      const main = page.getByRole('main');
      if (fault === 'hanging') {
        await stopClock(page);
        await page.goto('searchAPI?command=replaceString');
        await advanceToHydration(page);
        await requested.passed;
        await expect(main.getByText('Looking it up')).toBeVisible();
        await advanceUntilShown(page, deadline, main.getByText("Couldn't load the list of names."));
      } else {
        await page.goto('searchAPI?command=replaceString');
      }
      await expect(main.getByText("Couldn't load the list of names.")).toBeVisible();
      await page.clock.resume();
      await page.unroute(/\/assets\/js\//);
      await main.getByRole('button', {name: 'Try again'}).click();
      await expect(page).toHaveURL(latestUrl);
    });
  }

  test('opens a command, and Back skips the lookup', async ({page}) => {
    await open(page, 'faq');
    await page.goto('searchAPI?command=REPLACESTRING');
    await expect(page).toHaveURL(latestUrl);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('replaceString');
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/faq$/);
  });

  test('opens a member in the requested version, opens a constant, and lists the pages if more than one documents a constant', async ({
    page,
  }) => {
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
    await page.getByRole('button', {name: latest}).hover();
    await page.getByRole('link', {name: 'next', exact: true}).click();
    await expect(page).toHaveURL(/\/docs\/next\/language\/SignalClass$/);
    await page.goto('searchAPI?class=Signal');
    await expect(page).toHaveURL(/\/docs\/next\/language\/SignalClass$/);
  });

  test('opens the latest version if the requested one is unknown, and says so', async ({page}) => {
    await page.goto('searchAPI?command=replaceString&v=9.9');
    await expect(page).toHaveURL(latestUrl);
    await expect(page.getByRole('status').filter({hasText: 'no version'})).toHaveText(
      `There is no version “9.9”. This is ${latest}, the latest.`,
    );
  });

  test('lists the versions that have a name missing from the requested one', async ({page}) => {
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
    await page.goto('searchAPI?command=replaceStrin');
    const main = page.getByRole('main');
    await expect(
      main.getByText('No command, class, member, or constant is called replaceStrin.'),
    ).toBeVisible();
    await expect(main.locator('[data-search] button')).toHaveText('replaceStrin');
    // Screen readers announce the answer without the search box.
    const announced = main.locator('[aria-live="polite"]', {hasText: 'No command'});
    await expect(announced).not.toContainText('Search the docs');
    await main.getByRole('link', {name: 'replaceString'}).click();
    await expect(page).toHaveURL(latestUrl);
  });

  for (const value of [
    '//evil.example',
    'https://evil.example/',
    'javascript:document.title=1',
    '%2F%2Fevil.example',
    '<img src=x onerror=document.title=1>',
    '__proto__',
    'constructor',
    'replaceString&command=replaceString',
    '',
    'x'.repeat(10_000),
  ]) {
    test(`stays on the page for a hostile query: command=${value.slice(0, 40)}`, async ({page}) => {
      await page.goto(`searchAPI?command=${value}`);
      const answer = page.getByRole('main').getByText(/No command|Add a query to this page's URL/);
      await expect(answer).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/docs/searchAPI');
      await expect(page).toHaveTitle(/^Look up a symbol/);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('says that it needs JavaScript, and links to the docs', async ({page}) => {
      await page.goto('searchAPI?command=replaceString');
      const main = page.getByRole('main');
      await expect(main.getByText('This page needs JavaScript')).toBeVisible();
      await main.getByRole('link', {name: 'documentation'}).click();
      await expect(page).toHaveURL(/\/docs\/$/);
    });
  });
});

test.describe("a link's card", () => {
  test('loads on hover, can be hovered, and closes on Escape', async ({page}) => {
    const chunks: string[] = [];
    page.on('response', (response) => chunks.push(response.url()));
    await open(page, 'language/SignalClass');
    const link = page.getByRole('main').getByRole('link', {name: 'newSignal'}).first();
    await page.waitForLoadState('networkidle');
    const before = chunks.length;
    await link.hover();
    await expect(cardOf(page)).toContainText('newSignal {(description : string)} : 4D.Signal');
    expect(chunks.slice(before).some((url) => url.endsWith('.js'))).toBe(true);
    await expect(link).toHaveAccessibleDescription(/newSignal/);
    await expect(link).not.toHaveAttribute('title');
    await cardOf(page).hover();
    await expect(cardOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cardOf(page)).toBeHidden();
  });

  test('opens on keyboard focus', async ({page}) => {
    await open(page, 'language/SignalClass');
    const link = page.getByRole('main').getByRole('link', {name: 'newSignal'}).first();
    await page.keyboard.press('Tab');
    await link.focus();
    await expect(cardOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cardOf(page)).toBeHidden();
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

test('the release notes list the changes in the reference', async ({page}) => {
  const notes = pageWith('<ReferenceChanges', 'notes/');
  test.skip(!notes, 'no release note in the latest version lists changes');
  await open(page, notes?.route ?? '');
  const main = page.getByRole('main');
  const list = main.getByText(
    /^(?:New|Changed|Removed) in [\d.]+$|^The \S+ reference has the same /,
  );
  await expect(list.first()).toBeVisible();
});

test.describe('terms', () => {
  const route = 'cloud/sandbox';

  const term = (page: Page) => page.getByRole('article').getByRole('link', {name: /^environment$/});
  const card = (page: Page) => page.getByRole('tooltip');

  test('a term shows its meaning on hover and links to its explanation', async ({page}) => {
    await open(page, route);
    await expect(term(page)).toHaveCount(1);
    await expect(term(page)).toHaveCSS('text-decoration-style', 'dotted');
    await term(page).hover();
    await expect(card(page)).toContainText(/^environment.*\.$/);
    await page.keyboard.press('Escape');
    await expect(card(page)).toBeHidden();
    await term(page).click();
    await expect(page).toHaveURL(/\/docs\/cloud\/environmentsOverview$/);
  });

  test('a term can be focused, and its accessible description is its meaning', async ({page}) => {
    await open(page, route);
    await page.keyboard.press('Tab');
    await term(page).focus();
    await expect(card(page)).toBeVisible();
    await expect(term(page)).toHaveAccessibleDescription(/^environment .*\.$/);
  });

  test("a writer's own link on a term also has the card", async ({page}) => {
    await open(page, 'guides/queries');
    await page.getByRole('article').getByRole('link', {name: 'entity set'}).hover();
    await expect(card(page)).toContainText(/^entity set/);
  });

  test('on paper, a term looks like any other word', async ({page}) => {
    await open(page, route);
    await page.emulateMedia({media: 'print'});
    await expect(term(page)).toHaveCSS('text-decoration-line', 'none');
  });

  test.describe('on a touch screen', () => {
    test.use({hasTouch: true});

    test('a tap on a term opens its explanation', async ({page}) => {
      await open(page, route);
      await term(page).tap();
      await expect(page).toHaveURL(/\/docs\/cloud\/environmentsOverview$/);
      await expect(card(page)).toHaveCount(0);
    });
  });

  test('axe finds no violations in an open card', {tag: '@axe'}, async ({page}) => {
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      await open(page, route);
      await term(page).hover();
      await expect(card(page), size).toBeVisible();
      expect.soft(await findViolations(page), size).toEqual([]);
    }
  });
});

test.describe('uses of a type', () => {
  test(
    'a class page lists the functions that return or accept its objects, collapsed, without headings or table-of-contents entries',
    {tag: '@axe'},
    async ({page}) => {
      await open(page, 'language/FolderClass');
      await expect(page.getByRole('heading', {name: /What returns/})).toHaveCount(0);
      await expect(page.locator('.table-of-contents').getByText('What returns')).toHaveCount(0);
      const returning = page.locator('details', {hasText: 'What returns a Folder'});
      const link = returning.getByRole('link', {name: 'folder()', exact: true});
      await expect(link).toBeHidden();
      await returning.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(link).toBeVisible();
      const item = returning
        .getByRole('listitem')
        .filter({has: page.getByText('folder()', {exact: true})});
      await expect(item.first()).toContainText(/folder\(\): \w/);
      expect(await findViolations(page)).toEqual([]);
      await link.click();
      await expect(page).toHaveURL(/language\/commands\/folder$/);
    },
  );

  test('the page for a basic type also lists its uses, even without JavaScript', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto('/docs/language/basics/lang-picture');
    const accepting = page.locator('details', {hasText: 'What accepts a picture'});
    await accepting.locator('summary').click();
    await expect(accepting.getByRole('link', {name: 'pictureSize()'})).toBeVisible();
    await context.close();
  });
});
