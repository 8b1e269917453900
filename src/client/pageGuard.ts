/** The interface of `pageGuard.js`, which is inline in the head, for the bundle. */
export interface PageGuard {
  /** Requests the bundle, whose scripts run once the page is there. */
  fetchBundle: () => void;
  /** Resolves when the bundle has run. Set by the bundle. */
  started?: Promise<void>;
  /** Reloads if this address wasn't reloaded before, and always after a navigation. Returns whether it does. */
  reloadOnce: (isMove: boolean) => boolean;
  /** Notes that the address has loaded: a later failure may reload it again. */
  settle: () => void;
  /**
   * Waits until a page of this site answers, and shows the reason. Returns whether it answered at once;
   * never resolves once the page is no longer wanted.
   */
  untilOurs: (isWanted?: () => boolean) => Promise<boolean>;
  /** Reloads the page once a page of this site answers. */
  reload: () => Promise<void>;
  /**
   * Shows a notice with a Retry button at the foot of the window; replaces the current one.
   *
   * @param cause the argument for `hide` when it is over; by default the page itself
   * @param error the reason that the page's code failed, which turns the notice into a red box in the page
   */
  show: (text: string, onRetry: () => void, cause?: string, error?: string) => void;
  /** Shows that the page can be read, but may not work otherwise. */
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
