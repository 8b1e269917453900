import {expect, type Locator, type Page} from '@playwright/test';
import {runAxe} from '../../support/axe';
import {Chunks, failureBox} from '../../support/chunks';
import {advanceClock, advanceUntilShown, stopClock} from '../../support/clock';
import {hydrated, navbarLink, notice, open, title} from '../../support/open';
import {nightlyAfterFirst, test} from '../../support/test';
import {watchDelay} from '../../support/watchDelay';

/** Counts document loads. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      loads += 1;
    }
  });
  return () => loads;
}

/** Makes storage and history updates fail. Unable to record a reload, the page doesn't reload itself. */
async function refuseWrites(page: Page): Promise<void> {
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Storage.prototype.setItem = refuse;
    history.replaceState = refuse;
  });
}

/** Opens the FAQ with its code missing and writes refused. Returns the error that replaces the page. */
async function openFailedFaq(page: Page, chunks: Chunks): Promise<Locator> {
  await open(page, 'language/SignalClass');
  await refuseWrites(page);
  chunks.fault = '404';
  await clickFaq(page);
  const alert = page.getByRole('alert').filter({hasText: 'This page failed to load'});
  await expect(alert).toContainText('ChunkLoadError');
  return alert;
}

async function clickFaq(page: Page): Promise<void> {
  await navbarLink(page, 'FAQ').click();
}

/** A link to a heading far down on the page of the class DataClass. */
const queryLink = (page: Page) =>
  page.getByRole('main').getByRole('link', {name: 'query of a dataclass'}).first();

test.beforeEach(async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
});

for (const [fault, mark] of nightlyAfterFirst(['404', '500', 'HTML'] as const)) {
  test(`after a redeploy, one reload takes the reader to the page: ${fault}${mark}`, async ({
    page,
  }) => {
    const chunks = await Chunks.of(page);
    await open(page, 'language/EntitySelectionClass');
    const loads = countLoads(page);
    chunks.fault = fault;
    await queryLink(page).click();
    await expect(title(page)).toHaveText('DataClass');
    await expect(failureBox(page)).toContainText('failed to load');
    await expect(page.locator('#query'), 'at the heading').toBeInViewport();
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('auto');
    expect(loads()).toBe(1);
    chunks.fault = 'none';
    await failureBox(page).getByRole('button', {name: 'Retry'}).click();
    await expect(hydrated(page)).toBeAttached();
    await expect(failureBox(page)).toBeHidden();
    expect(loads()).toBe(1);
  });
}

test('without storage, an error with Retry replaces the page', async ({page}) => {
  const chunks = await Chunks.of(page);
  const loads = countLoads(page);
  const alert = await openFailedFaq(page, chunks);
  chunks.fault = 'hanging';
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('status', {name: 'Loading'})).toBeVisible();
  await chunks.failHeld();
  chunks.fault = 'none';
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(title(page)).toHaveText('FAQ');
  await expect(alert).toBeHidden();
  expect(loads(), 'loads, including the first').toBe(1);
});

test('axe finds no violations in the error that replaces a page @nightly', async ({page}) => {
  // During a transition, axe would measure intermediate colors.
  await page.emulateMedia({reducedMotion: 'reduce'});
  const alert = await openFailedFaq(page, await Chunks.of(page));
  for (const mode of ['light', 'dark']) {
    await test.step(mode, async () => {
      if (mode === 'dark') {
        await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
      }
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      await expect(alert).toBeVisible();
      const {violations, passes} = await runAxe(page, 'main [role=alert]');
      expect(violations).toEqual([]);
      expect(passes.map(({id}) => id)).toContain('color-contrast');
    });
  }
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a slow retry shows a spinner (motion: ${reducedMotion}) @nightly`, async ({page}) => {
    await page.emulateMedia({reducedMotion});
    const chunks = await Chunks.of(page);
    const alert = await openFailedFaq(page, chunks);
    chunks.fault = 'hanging';
    const delay = await watchDelay(page, '[role=status][aria-label=Loading]');
    await alert.getByRole('button', {name: 'Retry'}).click();
    const spinner = page.getByRole('status', {name: 'Loading'});
    await expect(spinner).toBeVisible();
    expect(await delay()).toBeGreaterThanOrEqual(195);

    const drawing = await spinner.locator('svg').boundingBox();
    const area = await spinner.boundingBox();
    expect(drawing).toMatchObject({width: 128, height: 110});
    expect(centerOf(drawing)).toEqual(centerOf(area));
    await expect(spinner.locator('svg')).toBeInViewport({ratio: 1});

    const durations = await spinner.evaluate((element) =>
      element.getAnimations({subtree: true}).map(({effect}) => effect?.getTiming().duration),
    );
    expect(durations.sort()).toEqual(reducedMotion === 'reduce' ? [] : [1500, 3000, 3000]);
  });
}

function centerOf(box: Awaited<ReturnType<Locator['boundingBox']>>): number[] {
  expect(box).not.toBeNull();
  const {x, y, width, height} = box ?? {x: 0, y: 0, width: 0, height: 0};
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}

test('a chunk that hangs shows a notice with Retry within 8 s', async ({page}) => {
  const chunks = await Chunks.of(page);
  await page.clock.install();
  await open(page, 'language/SignalClass');
  await stopClock(page);
  chunks.fault = 'hanging';
  await clickFaq(page);
  await expect(page).toHaveURL(/\/docs\/faq$/);
  await advanceClock(page, 8000);
  await expect(notice(page)).toContainText('is taking a while');
  await expect(title(page)).toHaveText('Signal');
  chunks.fault = 'none';
  await page.clock.resume();
  await notice(page).getByRole('button', {name: 'Retry'}).click();
  await expect(title(page)).toHaveText('FAQ');
});

test('offline, the page stays, and continues once online', async ({page, context}) => {
  const chunks = await Chunks.of(page);
  await page.clock.install();
  await open(page, 'language/SignalClass');
  const loads = countLoads(page);
  chunks.fault = 'aborted';
  await context.setOffline(true);
  // The page continues because the network is back, not because time passes.
  await stopClock(page);
  await clickFaq(page);
  await advanceUntilShown(page, 400, notice(page));
  await expect(notice(page)).toContainText('offline');
  await expect(title(page)).toHaveText('Signal');
  await expect(page.locator('.page-progress')).toBeHidden();
  chunks.fault = 'none';
  await context.setOffline(false);
  await expect(title(page)).toHaveText('FAQ');
  await expect(notice(page)).toBeHidden();
  expect(loads()).toBe(0);
});

test('the progress bar appears after 200 ms and goes once the page has loaded', async ({page}) => {
  const chunks = await Chunks.of(page);
  await open(page, 'language/SignalClass');
  chunks.fault = 'hanging';
  const delay = await watchDelay(page, '.page-progress');
  await clickFaq(page);
  await expect(page.locator('.page-progress')).toBeVisible();
  expect(await delay()).toBeGreaterThanOrEqual(195);
  await chunks.failHeld();
  await expect(title(page)).toHaveText('FAQ');
  await expect(page.locator('.page-progress')).toHaveCount(0);
});

test('navigation ends at the heading that the link points to', async ({page}) => {
  await open(page, 'language/EntitySelectionClass');
  await queryLink(page).click();
  await expect(page).toHaveURL(/\/docs\/language\/DataClassClass#query$/);
  const heading = page.locator('#query');
  await expect(heading).toBeInViewport();
  expect((await heading.boundingBox())?.y).toBeLessThan(200);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

for (const [fault, mark] of nightlyAfterFirst(['missing', 'html'] as const)) {
  test(`without its main bundle (${fault}), a page reloads once${mark}`, async ({page}) => {
    await page.route(/\/assets\/js\/main\./, (route) =>
      fault === 'missing'
        ? route.fulfill({status: 404, body: 'Not found'})
        : route.fulfill({contentType: 'text/html', body: '<!doctype html>'}),
    );
    const loads = countLoads(page);
    await page.goto('faq');
    await expect(notice(page)).toContainText('You can read this page');
    await expect(title(page)).toHaveText('FAQ');
    expect(loads()).toBe(2);
    await expect(page.getByText('This site did not load properly')).toHaveCount(0);
  });
}

const wrongBases = [
  ['api/$filter', '/elsewhere/api/$filter.html'],
  ['next/faq', '/next/faq'],
  ['', '/elsewhere/'],
] as const;

for (const [[route, pathname], mark] of nightlyAfterFirst(wrongBases)) {
  test(`with the wrong base URL, a banner compares it with the page's path, without a reload: ${pathname}${mark}`, async ({
    page,
    request,
    baseURL,
  }) => {
    const html = await (await request.get(`${baseURL ?? ''}${route}`)).text();
    await page.route(
      (url) => url.pathname === pathname,
      (pageRoute) => pageRoute.fulfill({contentType: 'text/html', body: html}),
    );
    await page.route(/\/docs\/assets\//, (asset) => asset.fulfill({status: 404, body: ''}));
    const loads = countLoads(page);
    await page.goto(pathname);
    await expect(page.getByText('This site did not load properly')).toBeVisible();
    await expect(page.getByText('Configured baseUrl')).toHaveText(
      `Configured baseUrl: /docs/. This page is at ${pathname}`,
    );
    expect(loads()).toBe(1);
  });
}

test('code that fails again after the reload leads to a red box', async ({page}) => {
  const chunks = await Chunks.of(page);
  await open(page, 'language/SignalClass');
  chunks.fault = '404';
  await clickFaq(page);
  const box = page.getByRole('main').getByRole('alert').filter({hasText: 'failed to load'});
  await expect(box).toBeInViewport();
  await expect(box).toContainText('ChunkLoadError');
  await expect(page.locator('.navbar')).toBeVisible();
  await expect(page.locator('article')).toContainText('Qodly');
  const [boxArea, textArea] = [await box.boundingBox(), await title(page).boundingBox()];
  expect((boxArea?.y ?? 0) + (boxArea?.height ?? 0)).toBeLessThanOrEqual(textArea?.y ?? 0);
  const before = chunks.requestCount;
  await box.getByRole('button', {name: 'Retry'}).click();
  await expect.poll(() => chunks.requestCount).toBeGreaterThan(before);
  await expect(box).toBeVisible();
  chunks.fault = 'none';
  const failedCount = chunks.requestCount;
  // A click does nothing while the first retry is running.
  await expect(async () => {
    if (chunks.requestCount === failedCount) {
      await box.getByRole('button', {name: 'Retry'}).click({timeout: 1000});
    }
    await expect.poll(() => chunks.requestCount, {timeout: 1000}).toBeGreaterThan(failedCount);
  }).toPass();
  await expect(hydrated(page)).toBeAttached();
  await expect(box).toBeHidden();
  await expect(title(page)).toHaveText('FAQ');
});
