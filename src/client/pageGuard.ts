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
  /** Whether the server answers for this page. */
  isReachable: () => Promise<boolean>;
  /** Shows a notice with a Retry button at the foot of the window; changes the one that is there. */
  show: (text: string, onRetry: () => void) => void;
  /** Shows that the page can be read and not more. */
  showReadable: () => void;
  hide: () => void;
}

declare global {
  interface Window {
    pageGuard: PageGuard;
  }
}
