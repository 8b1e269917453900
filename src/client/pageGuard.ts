/** The interface of `pageGuard.js`, which is inline in the head, for the bundle. */
export interface PageGuard {
  /** Requests the bundle, whose scripts run once the page is parsed. */
  fetchBundle: () => void;
  /** Resolves when the bundle has run. Set by the bundle. */
  started?: Promise<void>;
  /** Reloads if this address hasn't been reloaded before, and always after a navigation. Returns whether it does. */
  reloadOnce: (isNavigation: boolean) => boolean;
  /** Notes that the address has loaded, so a later failure may reload it again. */
  settle: () => void;
  /**
   * Waits until this site responds with a page or the page is no longer wanted, and shows the reason.
   * Returns whether the first request ended the wait.
   */
  untilSiteResponds: (isWanted?: () => boolean) => Promise<boolean>;
  /** Reloads the page once this site responds. */
  reload: () => Promise<void>;
  /**
   * Shows a notice with a Retry button at the bottom of the window; replaces the current one.
   *
   * @param cause the argument for `hide` once the problem is over; by default the page itself
   * @param error the reason that the page's code failed, which turns the notice into a red box in the page
   */
  show: (text: string, onRetry: () => void, cause?: string, error?: string) => void;
  /** Shows a notice that the page is readable, but may not fully work. */
  showReadable: () => void;
  /** Hides the notice with this cause, or any notice if no cause is given. */
  hide: (cause?: string) => void;
}

declare global {
  interface Window {
    pageGuard: PageGuard;
  }
}

/** Returns the guard of the page. A site built without the runtime has none. */
export function findPageGuard(): PageGuard | undefined {
  return window.pageGuard as PageGuard | undefined;
}
