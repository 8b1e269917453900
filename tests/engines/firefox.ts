import {launch, type EvaluateFunc} from 'puppeteer-core';
import {findFirefox} from '../setup/findPrograms';
import {windowSize, type BrowserDriver} from './reader';

/** Starts Firefox, controlled by Puppeteer through WebDriver BiDi. */
export async function startFirefox(): Promise<BrowserDriver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    defaultViewport: windowSize,
    timeout: 300_000,
    protocolTimeout: 300_000,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(300_000);
  return {
    goto: async (url) => {
      await page.goto(url, {waitUntil: 'load'});
    },
    back: async () => {
      await page.evaluate(() => history.back());
    },
    reload: async () => {
      await page.reload({waitUntil: 'load'});
    },
    click: async (selector) => {
      const element = await page.waitForSelector(selector);
      await element?.click();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    run: (script, ...args) => page.evaluate(script as EvaluateFunc<typeof args>, ...args) as never,
    close: () => browser.close(),
  };
}
