import {expect, type Page, type Route} from '@playwright/test';
import {advanceClock, stopClock} from '../../support/clock';
import {input, panel, results} from '../../support/searchBox';
import {open} from '../../support/open';
import {preventPrefetch} from '../../support/prefetchCode';
import {test} from '../../support/test';

const notice = (page: Page) => page.locator('.page-notice');
const title = (page: Page) => page.getByRole('heading', {level: 1});

/** Milliseconds between files on the page's clock: below the deadline, which restarts with each file. */
const gap = 5000;

/**
 * Makes files arrive one at a time. `arriveUntil` delivers files until the condition holds, expecting no
 * notice; `count` returns how many have arrived.
 */
async function slowDown(page: Page, pattern: RegExp, between = gap) {
  const held: Route[] = [];
  let count = 0;
  await page.route(pattern, (route) => {
    held.push(route);
  });
  const arriveUntil = async (condition: () => Promise<boolean>) => {
    await expect(async () => {
      while (held.length > 0) {
        await advanceClock(page, between);
        expect(await notice(page).allInnerTexts()).toEqual([]);
        const route = held.shift();
        const finished = page.waitForEvent('requestfinished', (one) => one === route?.request());
        await route?.continue();
        await finished;
        count += 1;
      }
      await advanceClock(page, 100);
      expect(await condition()).toBe(true);
    }).toPass();
  };
  return {arriveUntil, count: () => count};
}

test('no notice appears while the files of the first page arrive one by one', async ({page}) => {
  const {arriveUntil, count} = await slowDown(page, /\/assets\//);
  await stopClock(page);
  await page.goto('faq', {waitUntil: 'commit'});
  await arriveUntil(async () => (await page.locator('html[data-has-hydrated="true"]').count()) > 0);
  expect(count() * gap, 'longer than the deadline in total').toBeGreaterThan(10_000);
  await expect(title(page)).toHaveText('FAQ');
});

test('no notice appears while the files of the next page arrive one by one', async ({page}) => {
  await preventPrefetch(page);
  await page.clock.install();
  await open(page, 'language/SignalClass');
  await stopClock(page);
  const {arriveUntil, count} = await slowDown(page, /\/assets\/|\/routes-/);
  await page
    .locator('.navbar')
    .getByRole('link', {name: 'FAQ'})
    .evaluate((link: HTMLElement) => link.click());
  await arriveUntil(async () => (await title(page).innerText()) === 'FAQ');
  expect(count() * gap, 'longer than the deadline in total').toBeGreaterThan(6000);
});

test('search never claims to be unavailable while its files arrive one by one', async ({page}) => {
  await page.clock.install();
  await open(page, 'faq');
  await stopClock(page);
  // Before the box requests its indexes: stopping the clock skips a minute, which is past their deadline.
  // The worker requests two at once, and may report the first only after the second.
  const between = gap / 2;
  const {arriveUntil, count} = await slowDown(page, /\/search-/, between);
  await page.keyboard.press('/');
  await arriveUntil(async () => (await input(page).count()) > 0);
  await input(page).fill('replaceString');
  await arriveUntil(async () => {
    expect(await panel(page).innerText()).not.toContain('unavailable');
    return (await results(page).count()) > 0;
  });
  expect(count() * between, 'longer than the deadline in all').toBeGreaterThan(6000);
  await expect(results(page).first()).toContainText('replaceString');
});
