import {expect, type Page} from '@playwright/test';
import {findViolationsInBothModes, sizes} from '../support/axe';
import {expectMessage, recordMessages} from '../support/messages';
import {copiedText, open, title} from '../support/open';
import {pageKinds} from '../support/pageKinds';
import {nightly, test} from '../support/test';
import {latest} from '../support/versions';

// During a transition, axe would measure intermediate colors.
test.use({contextOptions: {reducedMotion: 'reduce'}});

/** In `npm test`, kinds whose parts also occur in others are left out. */
const nightlyKinds = [
  'page',
  'category',
  'custom component',
  'cloud',
  'old version',
  'upcoming version',
  'style page',
  'name lookup',
];

for (const [index, [kind, route]] of Object.entries(pageKinds).entries()) {
  for (const [parity, [size, viewport]] of Object.entries(sizes).entries()) {
    // In `npm test`, kinds take turns at the two sizes.
    const isNightly = nightlyKinds.includes(kind) || index % 2 !== parity;
    test(`axe finds no violations: ${kind}, ${size}${isNightly ? nightly : ''}`, async ({page}) => {
      await page.setViewportSize(viewport);
      await open(page, route);
      expect(await findViolationsInBothModes(page)).toEqual([]);
    });
  }
}

/** What readers can open, each with the size of the window. */
const states: [name: string, size: keyof typeof sizes, prepare: (page: Page) => Promise<void>][] = [
  [
    'the phone menu',
    'phone',
    async (page) => {
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(page.getByRole('button', {name: /Back to main menu/})).toBeVisible();
    },
  ],
  [
    'the main menu of the phone menu',
    'phone',
    async (page) => {
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await page.getByRole('button', {name: /Back to main menu/}).click();
      await expect(page.getByRole('dialog').getByRole('link', {name: 'FAQ'})).toBeVisible();
    },
  ],
  [
    'the version menu',
    'desktop',
    async (page) => {
      await page.getByRole('button', {name: latest}).click();
      await expect(page.getByRole('link', {name: 'next', exact: true})).toBeVisible();
    },
  ],
  [
    'an expanded category and a filter in use',
    'desktop',
    async (page) => {
      await page.getByRole('button', {name: "Expand sidebar category 'Commands'"}).click();
      await page.getByRole('searchbox', {name: 'Filter members'}).fill('copy');
      const table = page.locator('table.members');
      await expect(table.getByRole('row', {name: '.moveTo()'}).first()).toBeHidden();
    },
  ],
  [
    'the list of sections on a phone',
    'phone',
    async (page) => {
      await page.getByRole('button', {name: 'On this page'}).click();
      await expect(
        page.getByRole('main').getByRole('link', {name: '.copyTo()'}).first(),
      ).toBeVisible();
    },
  ],
  [
    'a card in a sample',
    'desktop',
    async (page) => {
      await page.locator('.code-body pre a').first().hover();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
];

for (const [name, size, prepare] of states) {
  test(`axe finds no violations in ${name} @nightly`, async ({page}) => {
    await page.setViewportSize(sizes[size]);
    await open(page, 'language/FileClass');
    await prepare(page);
    expect(await findViolationsInBothModes(page)).toEqual([]);
  });
}

test('a keyboard user can get from the landing page to a sample and its copy button', async ({
  page,
}) => {
  await recordMessages(page);
  await open(page, '');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Commands');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/command-list$/);
  await tabTo(page, 'abort', 400);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('abort');
  await tabTo(page, 'Copy code to clipboard', 400);
  await page.keyboard.press('Enter');
  await expectMessage(page, 'Copied');
  await expect(page.locator('[data-copy-code]:focus')).toBeVisible();
  expect(await copiedText(page)).toContain('abort');
});

/** Presses Tab until the link or button with the given name has focus. */
async function tabTo(page: Page, name: string, maxPresses = 100): Promise<void> {
  for (let count = 0; count < maxPresses; count += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent;
    });
    if (focused?.trim() === name) {
      return;
    }
  }
  throw new Error(`Tab never reaches "${name}".`);
}

test('focus is visible', async ({page}) => {
  await open(page, 'api/$filter');
  await title(page).click();
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const {outlineStyle, outlineWidth} = getComputedStyle(element);
      const {width, height} = element.getBoundingClientRect();
      return {
        html: element.outerHTML.slice(0, 120),
        isVisible: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && width * height > 0,
      };
    });
    expect(focused).toMatchObject({isVisible: true});
  }
});

test('nothing animates for readers who prefer reduced motion @nightly', async ({page}) => {
  await open(page, 'language/SignalClass');
  await page.getByRole('button', {name: "Expand sidebar category 'Commands'"}).click();
  await page.getByRole('main').getByRole('link', {name: 'newSignal'}).first().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  const animated = await page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(',').map(parseFloat));
    return [...document.querySelectorAll('*')]
      .flatMap((element) =>
        ['', '::before', '::after'].map((part) => ({
          name: `${element.tagName} ${element.className.toString()}${part}`,
          style: getComputedStyle(element, part || null),
        })),
      )
      .filter(
        ({style}) =>
          seconds(style.transitionDuration) > 0.001 ||
          (style.animationName !== 'none' && seconds(style.animationDuration) > 0.001) ||
          style.scrollBehavior === 'smooth',
      )
      .map(({name}) => name);
  });
  expect(animated).toEqual([]);
});
