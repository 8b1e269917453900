import type {Browser} from '@playwright/test';

/** Why a test of what a page asks for at first can't pass; `loadsDisabledStyles` tells. */
export const disabledStylesReason = 'the browser loads stylesheets that a page has disabled';

/** Whether the browser asks for the stylesheets that a page has disabled, as Chromium did up to some version after 153. */
export async function loadsDisabledStyles(browser: Browser): Promise<boolean> {
  const page = await browser.newPage();
  let isAsked = false;
  await page.route('**/*', (route) => {
    isAsked ||= route.request().url().endsWith('.css');
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><link rel="stylesheet" href="/disabled.css" disabled><p>Text.',
    });
  });
  await page.goto('http://disabled.test/', {waitUntil: 'load'});
  await page.close();
  return isAsked;
}
