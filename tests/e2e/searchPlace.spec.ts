import {expect, test, type Page} from '@playwright/test';
import {faults, faultsInBothModes, sizes} from '../support/axe';
import {open} from '../support/open';
import {input, openBox, openBoxOnPhone, panel, results, search} from '../support/searchBox';

const links = (page: Page, group: string) =>
  page.getByRole('group', {name: group}).getByRole('link');

test('the empty box offers tasks and recent pages, also by keyboard', async ({page}) => {
  await open(page, 'language/commands/abs');
  await open(page, 'language/FileClass');
  await openBox(page);
  await expect(links(page, 'Tasks')).toHaveCount(5);
  await expect(links(page, 'Recent')).toHaveText(['File', 'abs']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(links(page, 'Recent').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/language\/commands\/abs$/);
  await expect(panel(page)).toHaveCount(0);
});

test('arrow keys move through the suggestions of the empty box, and typing returns to the input', async ({
  page,
}) => {
  const box = await openBox(page);
  const tasks = links(page, 'Tasks');
  await expect(tasks).toHaveCount(5);
  await page.keyboard.press('ArrowDown');
  await expect(tasks.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(tasks.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(box).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(
    page.getByRole('group', {name: 'Examples'}).getByRole('button').last(),
  ).toBeFocused();
  await page.keyboard.press('d');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('d');
  await box.fill('');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/guides\/queries$/);
});

test('recent pages appear after navigation within the site', async ({page}) => {
  await openBox(page);
  await links(page, 'Tasks').filter({hasText: 'Query data'}).click();
  await expect(page).toHaveURL(/\/docs\/guides\/queries$/);
  await page.keyboard.press('/');
  await expect(links(page, 'Recent')).toHaveText(['FAQ']);
});

test('words from other platforms find ours; unknown words are named, with the closest results set apart and three alternatives', async ({
  page,
}) => {
  await openBox(page);
  await expect(await search(page, 'delete')).toHaveAttribute('href', /EntityClass#drop$/);
  await input(page).fill('cron');
  await expect(results(page).first()).toHaveAttribute('href', /delayProcess$/);
  await input(page).fill('kafka events');
  await expect(panel(page)).toContainText("Qodly's docs don't mention “kafka”.");
  await expect(links(page, 'Other options')).toHaveText([
    'Ask the community',
    'Browse',
    'Report missing docs',
  ]);
  await expect(links(page, 'Other options').last()).toHaveAttribute(
    'href',
    /issues\/new\?title=Docs%3A%20kafka%20events$/,
  );
  await search(page, 'deployment');
  await expect(panel(page)).not.toContainText('Closest results');
  await expect(page.getByRole('group', {name: 'Other options'})).toHaveCount(0);
});

test('announces no results only after typing stops, and does not call the index slow on the first query in lunr syntax', async ({
  page,
}) => {
  await openBox(page);
  await search(page, 'string');
  const status = page.getByRole('status').filter({hasText: 'results.'});
  await expect(status).toBeAttached();
  const announced = await status.evaluateHandle((element) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(element.textContent)).observe(element, {childList: true});
    return texts;
  });
  await input(page).fill('');
  await input(page).pressSequentially('qqqqxxxxzzzz', {delay: 60});
  await expect(page.getByRole('status').filter({hasText: 'No results found.'})).toBeAttached();
  const texts = await announced.evaluate((all) => all);
  expect(texts.filter((text) => text === 'No results found.')).toHaveLength(1);
  await search(page, 'string');
  const shown = await panel(page).evaluateHandle((element) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(element.textContent)).observe(element, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    return texts;
  });
  await input(page).fill('title:replaceString');
  await expect(results(page).first()).toContainText('replaceString');
  expect(await shown.evaluate((all) => all.some((text) => text.includes('slow to load')))).toBe(
    false,
  );
});

for (const [size, viewport] of Object.entries(sizes)) {
  test(
    `axe finds no violations in examples, functions by type, help, and closest results, ${size}`,
    {tag: '@axe'},
    async ({page}) => {
      await page.setViewportSize(viewport);
      await (viewport.width < 680 ? openBoxOnPhone(page) : openBox(page));
      await expect(page.getByRole('group', {name: 'Examples'})).toBeVisible();
      expect.soft(await faults(page), 'examples').toEqual([]);
      await search(page, 'collection -> number');
      expect.soft(await faults(page), 'functions by type').toEqual([]);
      await input(page).fill('');
      await page.getByRole('button', {name: 'Help'}).click();
      expect.soft(await faultsInBothModes(page), 'help').toEqual([]);
      await search(page, 'kafka events');
      expect.soft(await faultsInBothModes(page), 'closest results').toEqual([]);
    },
  );
}
