import {expect, test, type Page} from '@playwright/test';
import {findViolationsInBothModes, sizes} from '../support/axe';
import {expectMessage, recordMessages} from '../support/messages';
import {open} from '../support/open';
import {pageKinds} from '../support/pageKinds';
import {latest} from '../support/versions';

// During a transition, axe would measure intermediate colors.
test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const [kind, route] of Object.entries(pageKinds)) {
  test(`axe finds no violations: ${kind}`, {tag: '@axe'}, async ({page}) => {
    for (const size of Object.values(sizes)) {
      await page.setViewportSize(size);
      await open(page, route);
      await expect(page.getByText(`Qodly ${latest} is out`)).toBeVisible();
      expect(await findViolationsInBothModes(page), `at ${size.width} px`).toEqual([]);
    }
  });
}

test('axe finds no violations when the announcement is closed', {tag: '@axe'}, async ({page}) => {
  await open(page, 'language/SignalClass');
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(page.getByText(`Qodly ${latest} is out`)).toBeHidden();
  expect(await findViolationsInBothModes(page)).toEqual([]);
});

test(
  'axe finds no violations in the open phone menu or its main menu',
  {tag: '@axe'},
  async ({page}) => {
    await page.setViewportSize(sizes.phone);
    await open(page, 'language/SignalClass');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const back = page.getByRole('button', {name: /Back to main menu/});
    await expect(back).toBeVisible();
    expect(await findViolationsInBothModes(page)).toEqual([]);
    await back.click();
    await expect(page.locator('.navbar-sidebar').getByRole('link', {name: 'FAQ'})).toBeVisible();
    expect(await findViolationsInBothModes(page)).toEqual([]);
  },
);

test('axe finds no violations in expanded details', {tag: '@axe'}, async ({page}) => {
  await open(page, 'language/SignalClass');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('button', {name: "Expand sidebar category 'Commands'"}).click();
  await expect(sidebar.getByRole('link', {name: 'abort', exact: true})).toBeVisible();
  expect(await findViolationsInBothModes(page)).toEqual([]);
  await page.setViewportSize(sizes.phone);
  await page.getByRole('button', {name: 'On this page'}).click();
  await expect(
    page.getByRole('main').getByRole('link', {name: 'How to get one', exact: true}),
  ).toBeVisible();
  expect(await findViolationsInBothModes(page)).toEqual([]);
});

test('a keyboard user can get from the landing page to a sample and its copy button', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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
  await expect(page.getByRole('heading', {level: 1})).toHaveText('abort');
  await tabTo(page, 'Copy code to clipboard', 400);
  await page.keyboard.press('Enter');
  await expectMessage(page, 'Copied');
  await expect(page.locator('[data-copy-code]:focus')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('abort');
});

test('focus is visible', async ({page}) => {
  await open(page, 'api/$filter');
  await page.getByRole('heading', {level: 1}).click();
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

test('a dark page opens without transitions for readers who prefer reduced motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const transitions: string[] = Object.assign(window, {transitions: []}).transitions;
    addEventListener('transitionrun', ({target, propertyName}) => {
      transitions.push(`${propertyName} on ${(target as Element).tagName}`);
    });
  });
  await open(page, 'language/FileClass?docusaurus-theme=dark');
  expect(
    await page.evaluate(() => (window as unknown as {transitions: string[]}).transitions),
  ).toEqual([]);
});

test('nothing animates for readers who prefer reduced motion', async ({page}) => {
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
