import {expect, type Page} from '@playwright/test';

type Messages = Window & {shownMessages?: string[]};

/**
 * Records what status regions and buttons say on the next pages, because messages such as "Copied"
 * disappear after a second, which a busy machine can miss. Call it before the page opens.
 */
export async function recordMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    (window as Messages).shownMessages = shown;
    new MutationObserver((changes) => {
      for (const {target} of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const message = element?.closest('[role=status], button, summary')?.textContent.trim();
        if (message) {
          shown.push(message);
        }
      }
    }).observe(document, {subtree: true, childList: true, characterData: true});
  });
}

/** Expects the message to have appeared since the page opened or `forgetMessages` was called. */
export async function expectMessage(page: Page, message: string): Promise<void> {
  await expect.poll(() => shownMessages(page)).toContain(message);
}

/** Returns what was shown since then. */
export async function shownMessages(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as Messages).shownMessages ?? []);
}

export async function forgetMessages(page: Page): Promise<void> {
  await page.evaluate(() => (window as Messages).shownMessages?.splice(0));
}
