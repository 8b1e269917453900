import type {Page} from '@playwright/test';

/** Measures the milliseconds from the last event, by default a click, until an element matches the selector. */
export async function watchDelay(
  page: Page,
  selector: string,
  event = 'click',
): Promise<() => Promise<number>> {
  await page.evaluate(
    ([css = '', type = '']) => {
      const times = {start: 0, shown: 0};
      Object.assign(window, {watchedTimes: times});
      addEventListener(type, () => (times.start = performance.now()), true);
      new MutationObserver(() => {
        if (times.shown === 0 && document.querySelector(css)) {
          times.shown = performance.now();
        }
      }).observe(document.documentElement, {childList: true, subtree: true});
    },
    [selector, event],
  );
  return () =>
    page.evaluate(() => {
      const {watchedTimes} = window as unknown as {watchedTimes: {start: number; shown: number}};
      return watchedTimes.shown - watchedTimes.start;
    });
}
