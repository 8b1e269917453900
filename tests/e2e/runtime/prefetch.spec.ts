import {expect, type Page} from '@playwright/test';
import {readPage} from '../../build/builtPages';
import {navbarLink, open, title} from '../../support/open';
import {test} from '../../support/test';

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

test("a click doesn't wait for a page that is loaded ahead @nightly", async ({page}) => {
  const requested = watchRequests(page);
  await page.route(`**${nextScript()}`, () => undefined);
  await open(page, list);
  await expect.poll(() => requested).toContain(nextScript());
  await navbarLink(page, 'FAQ').click();
  await expect(title(page)).toHaveText('FAQ');
});
