import {expect, test} from '@playwright/test';
import {layoutShift} from '../support/layoutShift';
import {open} from '../support/open';
import {pageKinds} from '../support/pageKinds';

const widths = [320, 390, 600, 768, 996, 1024, 1280, 1440];

for (const [kind, route] of Object.entries(pageKinds)) {
  test(`nothing sticks out of a page of the kind ${kind} at any width`, async ({page}) => {
    await open(page, route);
    for (const width of widths) {
      await page.setViewportSize({width, height: 800});
      const excess = await page.evaluate(() => {
        const {scrollWidth, clientWidth} = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(excess, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test(`the layout of a page of the kind ${kind} stays still as it loads`, async ({page}) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 800});
      await open(page, route);
      expect(await layoutShift(page), `at ${width} px`).toBeLessThan(0.02);
    }
  });
}
