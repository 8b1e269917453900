import {expect} from '@playwright/test';
import {deadline} from '../../../src/client/silence';
import {advanceUntilShown, stopClock} from '../../support/clock';
import {respondWith, faultKinds} from '../../support/faults';
import {hold} from '../../support/hold';
import {hydrated, navbarLink, notice, title} from '../../support/open';
import {nightlyAfterFirst, test} from '../../support/test';

const mainBundle = /\/assets\/js\/main\./;

test('when the main bundle hangs, readable text gets a notice in time', async ({page}) => {
  let hasRecovered = false;
  await page.route(mainBundle, (route) => (hasRecovered ? route.fallback() : undefined));
  await stopClock(page);
  await page.goto('faq', {waitUntil: 'commit'});
  await expect(title(page)).toHaveText('FAQ');
  await advanceUntilShown(page, deadline, notice(page).getByText('You can read this page'));
  hasRecovered = true;
  await page.clock.resume();
  await notice(page).getByRole('button', {name: 'Retry'}).click();
  await expect(hydrated(page)).toBeAttached();
  await expect(notice(page)).toBeHidden();
});

test('a bundle that arrives late removes the notice @nightly', async ({page}) => {
  const release = await hold(page, mainBundle);
  await stopClock(page);
  await page.goto('faq', {waitUntil: 'commit'});
  await expect(title(page)).toHaveText('FAQ');
  await advanceUntilShown(page, deadline, notice(page).getByText('You can read this page'));
  await page.clock.resume();
  release();
  await expect(hydrated(page)).toBeAttached();
  await expect(notice(page)).toBeHidden();
});

for (const [fault, mark] of nightlyAfterFirst(faultKinds.filter((kind) => kind !== 'truncated'))) {
  test(`a page is readable without its stylesheet (${fault})${mark}`, async ({page}) => {
    let hasRecovered = false;
    await page.route(/\.css$/, (route) =>
      hasRecovered ? route.fallback() : respondWith(fault, route),
    );
    await page.goto('faq', {waitUntil: 'commit'});
    await expect(notice(page)).toContainText('You can read this page');
    await expect(notice(page)).toHaveCSS('position', 'fixed');
    await expect(title(page)).toBeVisible();
    const widest = await page
      .locator(':is(button, a) svg')
      .evaluateAll((icons) => Math.max(...icons.map((icon) => icon.getBoundingClientRect().width)));
    expect(widest).toBeLessThan(40);
    hasRecovered = true;
    await notice(page).getByRole('button', {name: 'Retry'}).click();
    await expect(hydrated(page)).toBeAttached();
    await expect(notice(page)).toBeHidden();
    await expect(page.locator('.navbar')).toHaveCSS('display', 'flex');
  });
}

test('the page opens although every second request is lost @nightly', async ({page}) => {
  let count = 0;
  await page.route(/\/docs\//, (route) => {
    count += 1;
    return count % 2 === 0 && route.request().resourceType() !== 'document'
      ? route.abort()
      : route.fallback();
  });
  await page.goto('language/SignalClass');
  await navbarLink(page, 'FAQ').click();
  await expect(title(page)).toHaveText('FAQ');
});
