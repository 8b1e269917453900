/** Drives a browser with the actions that tests need, the same for every engine. */
export interface BrowserDriver {
  /** Opens a URL and waits until the page has loaded. */
  goto: (url: string) => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  /** Waits for an element that matches the selector and clicks the first one. */
  click: (selector: string) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Runs a function in the page. Its arguments and result must be JSON-serializable. */
  run: <Args extends unknown[], T>(script: (...args: Args) => T, ...args: Args) => Promise<T>;
  close: () => Promise<void>;
}

/** The keys the tests press, by their DOM names. */
export type Key = 'Enter' | 'Escape' | 'ArrowDown';

/** The window size for the tests. */
export const windowSize = {width: 1280, height: 800};
