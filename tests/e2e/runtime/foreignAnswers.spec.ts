import {expect, type Page, type Route} from '@playwright/test';
import {advanceClock, stopClock} from '../../support/clock';
import {open} from '../../support/open';
import {test} from '../../support/test';

const notice = (page: Page) => page.locator('.page-notice');
const title = (page: Page) => page.getByRole('heading', {level: 1});

const bare =
  (status: number, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({status, headers, contentType: 'text/html', body: `<h1>Error ${status}</h1>`});

const portal = (route: Route) =>
  route.fulfill({contentType: 'text/html', body: '<h1>Welcome to our Wi-Fi</h1>'});

const answers: [string, (route: Route) => Promise<void>, string][] = [
  ['429', bare(429), "The site isn't responding"],
  ['403', bare(403), "The site isn't responding"],
  ['404', bare(404), "The site isn't responding"],
  ['503', bare(503), "The site isn't responding"],
  ['a network sign-in page', portal, 'Your network may want you to sign in'],
];

for (const [name, answer, message] of answers) {
  test(`${name} for every request: an open page stays, shows a notice, and continues automatically`, async ({
    page,
  }) => {
    await open(page, 'language/SignalClass');
    await page.route('**/*', answer);
    await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
    await expect(notice(page)).toContainText(message);
    await expect(notice(page)).not.toContainText('offline');
    await expect(title(page)).toHaveText('Signal');
    await page.unrouteAll();
    await expect(title(page)).toHaveText('FAQ');
    await expect(notice(page)).toBeHidden();
  });
}

test('Retry-After is honored: a notice says how long, and nothing is requested until then', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, 'language/SignalClass');
  await stopClock(page);
  await page.route('**/*', bare(429, {'retry-after': '60'}));
  await page
    .locator('.navbar')
    .getByRole('link', {name: 'FAQ'})
    .evaluate((link: HTMLElement) => link.click());
  await expect(async () => {
    await advanceClock(page, 100);
    expect((await notice(page).allInnerTexts()).join()).toContain(
      'The page will open in about 60 seconds',
    );
  }).toPass();
  await page.unrouteAll();
  let requests = 0;
  page.on('request', () => (requests += 1));
  await advanceClock(page, 50_000);
  expect(requests).toBe(0);
  await expect(title(page)).toHaveText('Signal');
  await advanceClock(page, 10_000);
  await page.clock.resume();
  await expect(title(page)).toHaveText('FAQ');
  await expect(notice(page)).toBeHidden();
});

test('a deleted page opens as the not-found page', async ({page}) => {
  await open(page, 'language/SignalClass');
  await page.route(/\/docs\/faq$/, async (route) => {
    const {origin} = new URL(route.request().url());
    const response = await route.fetch({url: `${origin}/docs/no-such-page`});
    await route.fulfill({response});
  });
  await page.route(/\/assets\/js\/(?!main|vendor)/, bare(404));
  await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
  await expect(title(page)).toHaveText('Page not found');
});

test('Retry with a missing bundle and a refusing host: the text stays until the site answers', async ({
  page,
}) => {
  let hasRecovered = false;
  await page.route(/\/assets\/js\/main\./, bare(429));
  await page.goto('faq');
  await expect(notice(page)).toContainText('You can read this page');
  await page.route(/\/docs\/faq$/, (route) => (hasRecovered ? route.fallback() : bare(429)(route)));
  await notice(page).getByRole('button', {name: 'Retry'}).click();
  await expect(notice(page)).toContainText("The site isn't responding");
  await expect(title(page)).toHaveText('FAQ');
  hasRecovered = true;
  await page.unroute(/\/assets\/js\/main\./);
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await expect(notice(page)).toBeHidden();
});
