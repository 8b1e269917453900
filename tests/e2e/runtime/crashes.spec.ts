import {expect, type Page} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {buildDir} from '../../build/emittedRoutes';
import {open} from '../../support/open';
import {test} from '../../support/test';

/** Returns the file name (in `build/assets/js`) and the code of the FAQ's chunk. */
function faqChunk(): {file: string; code: string} {
  const folder = path.join(buildDir, 'assets/js');
  for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const code = fs.readFileSync(path.join(folder, file), 'utf8');
    if (code.includes('"slug":"/faq","permalink":"/docs/faq"') && code.includes('default:()=>')) {
      return {file, code};
    }
  }
  throw new Error('No chunk of the build holds the FAQ.');
}

/** Replaces the component exported by the FAQ's chunk. */
async function replaceFaqExport(page: Page, replacement: string): Promise<void> {
  const {file, code} = faqChunk();
  const body = code.replace(/default:\(\)=>\w+,?/, replacement);
  await page.route(`**/assets/js/${file}`, (route) =>
    route.fulfill({contentType: 'text/javascript', body}),
  );
}

async function goToFaq(page: Page): Promise<void> {
  await open(page, 'language/SignalClass');
  await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
}

test('a crashed page shows the error and its causes inside the layout, and the navbar still works', async ({
  page,
}) => {
  await replaceFaqExport(
    page,
    'default:()=>()=>{throw new Error("The table is broken",{cause:new Error("No columns")})},',
  );
  await goToFaq(page);
  await expect(page.getByText('The table is broken')).toBeVisible();
  await expect(page.getByText('No columns')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
  await expect(page).toHaveTitle('This page crashed');
  await expect(page.locator('.navbar')).toBeVisible();
  await page.locator('.navbar').getByRole('link', {name: 'Getting Started'}).click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('This page crashed.');
  await expect(page).not.toHaveTitle(/crashed/);
  await expect(page.locator('article')).toBeVisible();
});

test('a page module without a default export names the route and the fix', async ({page}) => {
  await replaceFaqExport(page, '');
  await goToFaq(page);
  await expect(
    page.getByText("The page component at /docs/faq doesn't have a default export."),
  ).toBeVisible();
  await expect(page.getByText('Consider default-exporting a React component.')).toBeVisible();
});

test('when the layout crashes, only a message with the failed navbar item is shown', async ({
  page,
}) => {
  await open(page, 'searchAPI');
  await page.evaluate(() => {
    const observe = IntersectionObserver.prototype.observe;
    IntersectionObserver.prototype.observe = function (this: IntersectionObserver, element) {
      if (element.textContent === 'FAQ' && element.closest('.navbar')) {
        throw new Error('The observer is broken');
      }
      observe.call(this, element);
    };
  });
  await page.locator('.navbar').getByRole('link', {name: 'Getting Started'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  await expect(page.getByText('A theme navbar item failed to render')).toBeVisible();
  await expect(page.getByText('"docId": "faq"')).toBeVisible();
  await expect(page.getByText('The observer is broken')).toBeVisible();
  await expect(page.locator('.navbar')).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
});

/** Features that older browsers lack, and how to remove each before the page's scripts run. */
const missingFeatures: Record<string, () => void> = {
  'Object.hasOwn': () => Reflect.deleteProperty(Object, 'hasOwn'),
  'Array.prototype.at': () => Reflect.deleteProperty(Array.prototype, 'at'),
  ResizeObserver: () => Reflect.deleteProperty(window, 'ResizeObserver'),
  IntersectionObserver: () => Reflect.deleteProperty(window, 'IntersectionObserver'),
};

for (const [feature, remove] of Object.entries(missingFeatures)) {
  test(`in a browser without ${feature}, a page is readable and its links work`, async ({page}) => {
    await page.addInitScript(remove);
    await page.goto('language/SignalClass');
    await page.waitForLoadState('load');
    // The page works without the feature or shows a notice.
    await expect(
      page.locator('html[data-has-hydrated="true"], .page-notice').first(),
    ).toBeAttached();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Signal');
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    await expect(page.locator('article')).toContainText('.trigger()');
    await expect(page).toHaveTitle(/^Signal/);
    await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('FAQ');
  });
}
