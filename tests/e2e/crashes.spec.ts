import {expect, test, type Page} from '@playwright/test';
import {open} from '../support/open';

/** Puts something else in the place of the component that the code of the FAQ exports. */
async function replaceFaqExport(page: Page, replacement: string): Promise<void> {
  await page.route(/\/assets\/js\//, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const isFaq = code.includes('"permalink":"/docs/faq"') && code.includes('default:()=>');
    const body = isFaq ? code.replace(/default:\(\)=>\w+,?/, replacement) : code;
    await route.fulfill({response, body});
  });
}

async function goToFaq(page: Page): Promise<void> {
  await open(page, 'language/SignalClass');
  await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
}

test('a page that crashes says so inside the layout, with the error and its causes', async ({
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
  await expect(page.locator('.navbar')).toBeVisible();
});

test('a page module without default export says which route, and what to do', async ({page}) => {
  await replaceFaqExport(page, '');
  await goToFaq(page);
  await expect(
    page.getByText("The page component at /docs/faq doesn't have a default export."),
  ).toBeVisible();
  await expect(page.getByText('Consider default-exporting a React component.')).toBeVisible();
});

test('when the layout crashes the message stands alone, with the navbar item that failed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const observe = IntersectionObserver.prototype.observe;
    IntersectionObserver.prototype.observe = function (this: IntersectionObserver, element) {
      if (element.textContent === 'FAQ' && element.closest('.navbar')) {
        throw new Error('The observer is broken');
      }
      observe.call(this, element);
    };
  });
  await page.goto('language/SignalClass');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  await expect(page.getByText('A theme navbar item failed to render')).toBeVisible();
  await expect(page.getByText('"docId": "faq"')).toBeVisible();
  await expect(page.getByText('The observer is broken')).toBeVisible();
  await expect(page.locator('.navbar')).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
});
