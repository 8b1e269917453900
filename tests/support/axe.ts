import fs from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const sizes = {desktop: {width: 1280, height: 900}, phone: {width: 390, height: 844}};

/** What axe finds on the page, or in the parts of it that a selector names, in a line each. */
export async function faults(page: Page, parts = 'html'): Promise<string[]> {
  expect(test.info().tags, 'the tag that keeps axe runs apart').toContain('@axe');
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

/**
 * What axe finds on the page in light and in dark. The page changes its mode as if the reader had chosen
 * another one in another tab, and stays dark.
 */
export async function faultsInBothModes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const mode of ['light', 'dark']) {
    await page.evaluate(noteModeOfOtherTab, [modeKey(), mode] as const);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    found.push(...(await faults(page)).map((fault) => `${mode}: ${fault}`));
  }
  return found;
}

/** The key of the reader's mode: Docusaurus ends its keys with what the build writes into this file. */
function modeKey(): string {
  const file = fs.readFileSync('.docusaurus/site-storage.json', 'utf8');
  return `theme${(JSON.parse(file) as {namespace: string}).namespace}`;
}

/** Runs in a page. */
function noteModeOfOtherTab([key, newValue]: readonly [key: string, newValue: string]): void {
  const change = {key, newValue, storageArea: localStorage};
  window.dispatchEvent(new StorageEvent('storage', change));
}

/** Waits until no color is on its way to another one, and the page is drawn: axe would measure what is in between. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        // What is off the screen may be skipped, and its transitions then never end.
        .filter(({effect}) =>
          (effect as KeyframeEffect).target?.checkVisibility({contentVisibilityAuto: true}),
        )
        .map(({finished}) => finished),
    );
    await nextFrame();
    await nextFrame();
  });
}
