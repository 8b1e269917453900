import {expect, type Page} from '@playwright/test';
import {readPage} from '../../build/builtPages';
import {advanceClock, advanceToHydration, stopClock} from '../../support/clock';
import {navbarLink, notice, open, title} from '../../support/open';
import {setConnection} from '../../support/searchBox';
import {nightlyAfterFirst, test} from '../../support/test';

const list = 'language/commands/command-list';

/** The page that "Next" on the list leads to. */
const next = 'language/commands/abort';

/** Returns the path of the script with the text of the next page. */
function nextScript(): string {
  const [own = [], files = []] = [list, next].map((route) => {
    const [, table = '{}'] = /id="?page-table"?[^>]*>(.*?)<\/script>/s.exec(readPage(route)) ?? [];
    return Object.values((JSON.parse(table) as {files: Record<string, string>}).files);
  });
  return `/docs/${files.find((file) => !own.includes(file))}`;
}

/** Collects the paths of requested files, in order. */
function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test('the code of the next page is loaded ahead', async ({page}) => {
  const requested = watchRequests(page);
  await open(page, list);
  await expect.poll(() => requested).toContain(nextScript());
});

const slowConnections = [{saveData: true}, {effectiveType: '2g'}, {effectiveType: 'slow-2g'}];

for (const [connection, mark] of nightlyAfterFirst(slowConnections)) {
  test(`nothing is preloaded with ${JSON.stringify(connection)}${mark}`, async ({page}) => {
    await setConnection(page, connection);
    const requested = watchRequests(page);
    await stopClock(page);
    await page.goto(list);
    await advanceToHydration(page);
    requested.length = 0;
    await page.getByRole('main').getByRole('link').nth(20).scrollIntoViewIfNeeded();
    await navbarLink(page, 'FAQ').hover();
    await advanceClock(page, 5000);
    await page.waitForLoadState('networkidle');
    const isPage = (path: string) => /\/assets\/js\/|\/routes-/.test(path);
    expect(requested.filter(isPage)).toEqual([]);
  });
}

test("removed pages aren't requested again, and no notice appears @nightly", async ({
  page,
  errors,
}) => {
  const requested = watchRequests(page);
  await page.route(`**${nextScript()}`, (route) => route.fulfill({status: 404}));
  await page.clock.install();
  await open(page, list);
  await expect.poll(() => requested).toContain(nextScript());
  await page.clock.runFor(5000);
  expect(requested.filter((path) => path === nextScript())).toHaveLength(1);
  expect(errors).toEqual([]);
  await expect(notice(page)).toBeHidden();
});

test("a click doesn't wait for a page that is loaded ahead @nightly", async ({page}) => {
  const requested = watchRequests(page);
  await page.route(`**${nextScript()}`, () => undefined);
  await open(page, list);
  await expect.poll(() => requested).toContain(nextScript());
  await navbarLink(page, 'FAQ').click();
  await expect(title(page)).toHaveText('FAQ');
});
