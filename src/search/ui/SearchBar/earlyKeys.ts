/** State recorded by `earlyKeys.js`, which is inline in the page's head. */
interface EarlyKeys {
  /** True if a shortcut was pressed. */
  isWanted: boolean;
  text: string;
  /** Stops recording; React handles the keys from now on. */
  stop: () => void;
}

declare global {
  interface Window {
    /** Deleted once the first boxes are mounted. */
    earlyKeys?: EarlyKeys;
  }
}

/**
 * Returns the text typed for the search box before React took over the page; empty if it was for
 * a different box or no box, or if the focus has moved since.
 */
export function takeEarlyKeys(box: Element): {isWanted: boolean; text: string} {
  const {activeElement, body} = document;
  const isFirst = document.querySelector('[data-search]') === box;
  const {isWanted = false, text = '', stop} = window.earlyKeys ?? {};
  stop?.();
  // The other boxes on the page mount in the same task.
  setTimeout(() => delete window.earlyKeys);
  const isForBox = box.contains(activeElement) || (isWanted && isFirst && activeElement === body);
  return isForBox ? {isWanted: true, text} : {isWanted: false, text: ''};
}
