import fs from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const sizes = {desktop: {width: 1280, height: 900}, phone: {width: 390, height: 844}};

/** Returns axe's violations on the page or in the parts that match a selector, one line each. */
export async function faults(page: Page, parts = 'html'): Promise<string[]> {
  expect(test.info().tags, 'the tag that keeps axe runs from overlapping').toContain('@axe');
  await settled(page);
  const {violations} = await new AxeBuilder({page})
    // The site has no frames: legacy mode with only violations takes a third of the time.
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
 * Returns axe's violations on the page in light and dark mode. Changes the mode the way another tab would,
 * and leaves the page dark.
 */
export async function faultsInBothModes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const mode of ['light', 'dark']) {
    await page.evaluate(changeModeInOtherTab, [modeKey(), mode] as const);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    found.push(...(await faults(page)).map((fault) => `${mode}: ${fault}`));
  }
  return found;
}

/** Returns the storage key of the color mode, which ends with the namespace that the build writes to a file. */
function modeKey(): string {
  const file = fs.readFileSync('.docusaurus/site-storage.json', 'utf8');
  return `theme${(JSON.parse(file) as {namespace: string}).namespace}`;
}

/** Runs in a page: reports a mode change as from another tab. */
function changeModeInOtherTab([key, newValue]: readonly [key: string, newValue: string]): void {
  const change = {key, newValue, storageArea: localStorage};
  window.dispatchEvent(new StorageEvent('storage', change));
}

/** Waits until transitions have ended and the page is drawn; axe would measure intermediate colors. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        // The browser may skip off-screen content, whose transitions then never end.
        .filter(({effect}) =>
          (effect as KeyframeEffect).target?.checkVisibility({contentVisibilityAuto: true}),
        )
        .map(({finished}) => finished),
    );
    await nextFrame();
    await nextFrame();
  });
}
