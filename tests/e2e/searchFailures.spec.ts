import {expect} from '@playwright/test';
import {deadline} from '../../src/client/silence';
import {isRuntimeOn} from '../../src/config/runtime';
import {advanceUntilShown, stopClock} from '../support/clock';
import {respondWith} from '../support/faults';
import {notice, open} from '../support/open';
import {
  clearBox,
  indexes,
  input,
  openBox,
  panel,
  results,
  setConnection,
} from '../support/searchBox';
import {nightlyAfterFirst, test} from '../support/test';

test('says that search is unavailable with a bad index, and recovers', async ({page}) => {
  await page.route(indexes, (route) => route.fulfill({json: {documents: {}, index: null}}));
  await openBox(page);
  await input(page).fill('replaceStrin');
  await expect(panel(page)).toContainText('Search is unavailable right now.');
  await expect(panel(page)).not.toContainText('No results found.');
  await page.unroute(indexes);
  await input(page).press('End');
  await input(page).press('g');
  await expect(results(page).first()).toContainText('replaceString');
});

for (const [fault, mark] of nightlyAfterFirst(['404', 'hanging'] as const)) {
  test(`offers to try again when the box fails (${fault})${mark}`, async ({page}) => {
    await setConnection(page, {saveData: true});
    await page.clock.install();
    await open(page, 'faq');
    await page.route(/\/assets\/js\//, (route) => respondWith(fault, route));
    await stopClock(page);
    await page.keyboard.press('/');
    await page.keyboard.type('replaceString');
    const button = page.locator('.navbar [data-search] button');
    if (fault === 'hanging') {
      await advanceUntilShown(page, deadline, button.getByText('Try again'));
    } else {
      await page.clock.resume();
    }
    await expect(button).toContainText('Search is unavailable. Try again');
    await page.clock.resume();
    if (isRuntimeOn) {
      await expect(notice(page)).toContainText("Couldn't load search");
    }
    await page.unroute(/\/assets\/js\//);
    // A click would wait for frames, which a page whose clock was stopped may never draw.
    await button.dispatchEvent('click');
    await expect(input(page)).toHaveValue('replaceString');
    await expect(results(page).first()).toContainText('replaceString');
    await expect(notice(page)).toBeHidden();
    await expect(button).not.toContainText('unavailable');
  });
}

test('treats hostile input as text @nightly', async ({page, errors}) => {
  const box = await openBox(page);
  for (const query of [
    '<img src=x onerror=window.hacked=1>',
    '"><script>window.hacked=1</script>',
    'javascript:window.hacked=1',
    '{{constructor.constructor("window.hacked=1")()}}',
    '\u202e\u0000💥'.repeat(50),
  ]) {
    await test.step(JSON.stringify(query).slice(0, 40), async () => {
      await clearBox(page);
      await box.fill(query);
      await expect(page.getByRole('group', {name: 'Examples'})).toBeHidden();
      await expect(panel(page)).toBeVisible();
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      expect(await page.locator('.search-panel img, .search-panel script').count()).toBe(0);
      await box.fill('replaceString');
      await expect(results(page).first()).toContainText('replaceString');
      expect(errors).toEqual([]);
    });
  }
});
