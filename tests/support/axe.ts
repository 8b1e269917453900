import type {Page} from '@playwright/test';
import axe, {type AxeResults, type RunOptions} from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const colorRules = ['color-contrast', 'link-in-text-block'];

export const sizes = {desktop: {width: 1280, height: 900}, phone: {width: 390, height: 844}};

/** Returns the violations that axe finds on the page, one line each. */
export async function findViolations(
  page: Page,
  runOnly: RunOptions['runOnly'] = {type: 'tag', values: standards},
): Promise<string[]> {
  // Describing elements that pass would take longer than testing them.
  const options: RunOptions = {runOnly, resultTypes: ['violations'], preload: false};
  const {violations} = await runAxe(page, 'html', options);
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, html}) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`),
  );
}

/**
 * Returns the violations that axe finds in light and dark mode. The modes differ only in colors, which depend
 * on an attribute. Leaves the page dark.
 */
export async function findViolationsInBothModes(page: Page): Promise<string[]> {
  await changeMode(page, 'light');
  const light = await findViolations(page);
  await changeMode(page, 'dark');
  const dark = await findViolations(page, {type: 'rule', values: colorRules});
  return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)];
}

async function changeMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.locator('html').evaluate((html, value) => (html.dataset.theme = value), mode);
}

/** Runs axe on the parts of the page that match a selector, once transitions have ended. */
export async function runAxe(
  page: Page,
  parts: string,
  options: RunOptions = {},
): Promise<AxeResults> {
  await waitForTransitions(page);
  // Compiling axe takes as long as running its color rules.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
  return page.evaluate(
    ([selector, runOptions]) =>
      (window as unknown as {axe: typeof axe}).axe.run(selector, runOptions),
    [parts, options] as const,
  );
}

/** Waits until transitions have ended and the page is drawn; otherwise axe would measure intermediate colors. */
async function waitForTransitions(page: Page): Promise<void> {
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
