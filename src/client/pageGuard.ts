/** The interface that `pageGuard.js`, which is inlined in the head, offers to the bundle. */
export interface PageGuard {
  /** Requests the bundle, whose scripts run once the page is parsed. */
  fetchBundle: () => void;
  /** Resolves when the bundle has run. Set by the bundle. */
  started?: Promise<void>;
  /** Reloads a page only once, but always after a navigation. Returns whether it reloads. */
  reloadOnce: (isNavigation: boolean) => boolean;
  /** Records that the page has loaded, so that a later failure can reload it again. */
  settle: () => void;
  /**
   * Waits until this site responds with a page or the page is no longer wanted, and shows the reason.
   * Returns whether the first request ended the wait.
   */
  untilSiteResponds: (isWanted?: () => boolean) => Promise<boolean>;
  /** Requests files that failed past the browser's cache, which may have kept a bad response. */
  refetch: (url?: string) => Promise<void>;
  /** Reloads the page once this site responds. */
  reload: () => Promise<void>;
  /**
   * Shows a notice with a Retry button at the bottom of the window; replaces the current one.
   *
   * @param cause the argument for `hide` once the problem is over; by default the page itself
   * @param error the reason that the page's code failed, which turns the notice into a red box on the page
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

/** Returns the page's guard. A site built without the runtime has none. */
export function findPageGuard(): PageGuard | undefined {
  return window.pageGuard as PageGuard | undefined;
}
