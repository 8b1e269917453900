import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const sizes = {desktop: {width: 1280, height: 900}, phone: {width: 390, height: 844}};

/** What axe finds on the page, in a line each. */
export async function faults(page: Page): Promise<string[]> {
  const {violations} = await new AxeBuilder({page})
    // The site has no frames: one run in the page, of which only faults are kept, takes a third of the time.
    .setLegacyMode(true)
    .options({resultTypes: ['violations'], preload: false})
    .withTags(standards)
    .analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, html}) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`),
  );
}
