import {expect, test, type Page} from '@playwright/test';
import {faults, sizes} from '../support/axe';
import {open} from '../support/open';
import {pageKinds} from '../support/pageKinds';

for (const [size, viewport] of Object.entries(sizes)) {
  for (const mode of ['light', 'dark']) {
    for (const [kind, route] of Object.entries(pageKinds)) {
      test(`axe finds nothing on a page of the kind ${kind}, ${size}, ${mode}`, async ({page}) => {
        await page.setViewportSize(viewport);
        await open(page, `${route}?docusaurus-theme=${mode}`);
        expect(await faults(page)).toEqual([]);
      });
    }
  }
}

test('axe finds nothing in the open menu of a phone', async ({page}) => {
  await page.setViewportSize(sizes.phone);
  await open(page, 'language/SignalClass');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('button', {name: /Back to main menu/})).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('the keyboard alone leads from the landing to a sample and its copy button', async ({
  page,
}) => {
  await open(page, '');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'All commands');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/command-list$/);
  await tabTo(page, 'abort', 400);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('abort');
  await tabTo(page, 'Copy code to clipboard', 400);
});

/** Presses Tab until the focus is on the link or button of that name. */
async function tabTo(page: Page, name: string, most = 100): Promise<void> {
  for (let count = 0; count < most; count += 1) {
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
