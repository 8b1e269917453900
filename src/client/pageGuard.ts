/** What `pageGuard.js`, inline in the head, offers to the bundle. */
export interface PageGuard {
  /** Asks for the bundle, whose scripts run once the page is there. */
  fetchBundle: () => void;
  /** Ends when the bundle has run; the bundle sets it. */
  started?: Promise<void>;
  /** Reloads unless this address was reloaded before, or after a move to it; says whether it does. */
  reloadOnce: (isMove: boolean) => boolean;
  /** The address has loaded: a later failure may reload it again. */
  settle: () => void;
  /**
   * Waits until a page of this site answers, and says what it waits for. Gives whether it answered at once;
   * ends without an answer once the page is no longer wanted.
   */
  untilOurs: (isWanted?: () => boolean) => Promise<boolean>;
  /** Loads the page again, once a page of this site answers. */
  reload: () => Promise<void>;
  /**
   * Shows a notice with a Retry button at the foot of the window; changes the one that is there.
   *
   * @param cause what `hide` is told when it is gone; the page itself if not said
   * @param error why the code of the page failed: the notice becomes a red box in the page
   */
  show: (text: string, onRetry: () => void, cause?: string, error?: string) => void;
  /** Shows that the page can be read and not more. */
  showReadable: () => void;
  /** Takes away the notice about the cause; without one, any. */
  hide: (cause?: string) => void;
}

declare global {
  interface Window {
    pageGuard: PageGuard;
  }
}

/** The guard of the page; a site that is built without the runtime has none. */
export function findPageGuard(): PageGuard | undefined {
  return window.pageGuard as PageGuard | undefined;
}
