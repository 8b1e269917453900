import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const sizes = {desktop: {width: 1280, height: 900}, phone: {width: 390, height: 844}};

/** What axe finds on the page, or in the parts of it that a selector names, in a line each. */
export async function faults(page: Page, parts = 'html'): Promise<string[]> {
  await settled(page);
  const {violations} = await new AxeBuilder({page})
    // The site has no frames: one run in the page, of which only faults are kept, takes a third of the time.
    .setLegacyMode(true)
    .options({resultTypes: ['violations'], preload: false})
    .include(parts)
    .withTags(standards)
    .analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, html}) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`),
  );
}

/** Waits until no colour is on its way to another one: axe would measure what is in between. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({finished}) => finished),
    ),
  );
}
