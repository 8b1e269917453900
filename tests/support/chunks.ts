import {expect, type Locator, type Page, type Route} from '@playwright/test';
import {respondWith, type FaultKind} from './faults';
import {preventPrefetch} from './preventPrefetch';

/** Matches page chunks, except those that every page loads. */
const pageChunks = /\/assets\/js\/(?!main|vendor)[^/]+\.js/;

/** Counts requests for page chunks and makes them fail. Disables prefetching, which would also count. */
export class Chunks {
  requestCount = 0;
  fault: FaultKind | 'none' = 'none';
  private readonly held: Route[] = [];

  static async of(page: Page): Promise<Chunks> {
    const chunks = new Chunks();
    await page.route(pageChunks, (route) => chunks.respond(route));
    await preventPrefetch(page);
    return chunks;
  }

  /** Waits for a hanging request and fails it. Later requests succeed. */
  async failHeld(): Promise<void> {
    await expect.poll(() => this.held.length).toBeGreaterThan(0);
    this.fault = 'none';
    await Promise.all(this.held.splice(0).map((route) => respondWith('404', route)));
  }

  private async respond(route: Route): Promise<void> {
    this.requestCount += 1;
    if (this.fault === 'hanging') {
      this.held.push(route);
    }
    await (this.fault === 'none' ? route.continue() : respondWith(this.fault, route));
  }
}

/** Locates the red box on a page whose code failed again after a reload. */
export const failureBox = (page: Page): Locator => page.locator('main .page-failure');
