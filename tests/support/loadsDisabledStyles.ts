import type {Browser} from '@playwright/test';

/** The reason to skip a test of a page's initial requests if `loadsDisabledStyles` is true. */
export const disabledStylesReason = 'the browser loads disabled stylesheets';

/** Reports whether the browser requests disabled stylesheets, as Chromium did until some version after 153. */
export async function loadsDisabledStyles(browser: Browser): Promise<boolean> {
  const page = await browser.newPage();
  let isRequested = false;
  await page.route('**/*', (route) => {
    isRequested ||= route.request().url().endsWith('.css');
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><link rel="stylesheet" href="/disabled.css" disabled><p>Text.',
    });
  });
  await page.goto('http://disabled.test/', {waitUntil: 'load'});
  await page.close();
  return isRequested;
}
