import {expect, type Locator, type Page, type Route} from '@playwright/test';
import {preventPrefetch} from './prefetchCode';

type Fault = 'none' | 'missing' | 'error' | 'html' | 'hang' | 'abort';

/** Matches page chunks, except those that every page loads. */
const pageChunks = /\/assets\/js\/(?!main|vendor)[^/]+\.js/;

/** Counts requests for page chunks and makes them fail. Disables prefetching, which would also count. */
export class Chunks {
  requestCount = 0;
  fault: Fault = 'none';
  private readonly held: Route[] = [];

  static async of(page: Page): Promise<Chunks> {
    const chunks = new Chunks();
    await page.route(pageChunks, (route) => chunks.respond(route));
    // The route added last takes precedence.
    await preventPrefetch(page);
    return chunks;
  }

  /** Waits for a hanging request and fails it. Later requests succeed. */
  async failHeld(): Promise<void> {
    await expect.poll(() => this.held.length).toBeGreaterThan(0);
    this.fault = 'none';
    await Promise.all(this.held.splice(0).map((route) => route.fulfill({status: 404})));
  }

  private async respond(route: Route): Promise<void> {
    this.requestCount += 1;
    switch (this.fault) {
      case 'none':
        return route.continue();
      case 'missing':
        return route.fulfill({status: 404, body: 'Not found'});
      case 'error':
        return route.fulfill({status: 500, body: 'Server error'});
      case 'html':
        return route.fulfill({status: 200, contentType: 'text/html', body: '<!doctype html>'});
      case 'abort':
        return route.abort();
      case 'hang':
        this.held.push(route);
        return undefined;
    }
  }
}

/** Locates the red box on a page whose code failed again after a reload. */
export const failureBox = (page: Page): Locator => page.locator('main .page-failure');
