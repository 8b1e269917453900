/** What `earlyKeys.js`, inline in the head, has recorded. */
interface EarlyKeys {
  /** A shortcut was pressed. */
  isWanted: boolean;
  text: string;
  /** Stops recording: from now on React handles the keys. */
  stop: () => void;
}

declare global {
  interface Window {
    /** Gone once the first boxes are there. */
    earlyKeys?: EarlyKeys;
  }
}

/**
 * What was typed for the search box before React took the page over; nothing when that was for none
 * or for another box, or the reader has gone elsewhere since.
 */
export function takeEarlyKeys(box: Element): {isWanted: boolean; text: string} {
  const {activeElement, body} = document;
  const isFirst = document.querySelector('[data-search]') === box;
  const {isWanted = false, text = '', stop} = window.earlyKeys ?? {};
  stop?.();
  // The other boxes of the page come in the same task.
  setTimeout(() => delete window.earlyKeys);
  const isHere = box.contains(activeElement) || (isWanted && isFirst && activeElement === body);
  return isHere ? {isWanted: true, text} : {isWanted: false, text: ''};
}
