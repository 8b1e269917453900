/** What `pageGuard.js`, inline in the head, offers to the bundle. */
export interface PageGuard {
  /** Loads the page that the address has changed to, from its top; says whether it does. */
  openInstead: () => boolean;
  /** Reloads unless this address was reloaded before; says whether it does. */
  reloadOnce: () => boolean;
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
