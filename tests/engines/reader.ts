/** What a test does in a browser, whichever it is. */
export interface Reader {
  /** Opens an address and waits until it has loaded. */
  goto: (address: string) => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  /** Clicks the first element that the selector finds, once it is there. */
  click: (selector: string) => Promise<void>;
  /** Types into what has the focus; in `keys`, names such as `Enter` and `ArrowDown` press that key. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Runs a function in the page. What it is given and what it returns must fit into JSON. */
  run: <Args extends unknown[], T>(script: (...args: Args) => T, ...args: Args) => Promise<T>;
  close: () => Promise<void>;
}

/** The keys that the tests press, by the names that browsers give them. */
export type Key = 'Enter' | 'Escape' | 'ArrowDown';

/** The size of the window that the tests look at. */
export const windowSize = {width: 1280, height: 800};
