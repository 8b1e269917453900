// Functions of `pageGuard.js` that have unit tests. Inlined before it, without `export`.

/** Maximum wait in milliseconds, even if the server requests more. Readers wouldn't wait any longer. */
const maxWait = 3_600_000;

/**
 * Classifies the response to a request for a page. Only a page on this site may replace the open one,
 * because rate limiters, firewalls, and networks' sign-in pages can also respond.
 *
 * @param {{status: number, text: string, retryAfter: string | null, date: string | null}} response
 * @param {string} mark a string that each page on this site contains
 * @param {number} now milliseconds since 1970; only used without a `Date`, since a reader's clock may be wrong
 */
export function readResponse({status, text, retryAfter, date}, mark, now) {
  const seconds = Number(retryAfter ?? 0);
  const wait = Number.isNaN(seconds)
    ? Date.parse(retryAfter) - (Date.parse(date) || now)
    : seconds * 1000;
  return {
    // True for a page on this site. The not-found page counts too, since it offers help to the reader.
    isFromSite: (status === 200 || status === 404) && text.includes(mark),
    // True if something else responds, such as a network's sign-in page.
    isForeign: status === 200 && !text.includes(mark),
    // The time in milliseconds that the server wants clients to wait before the next request.
    wait: Math.min(Math.max(wait || 0, 0), maxWait),
  };
}

/** Changes the history entry's mark. Returns false if the browser refuses, which limits how often pages may. */
function markEntry(reloaded) {
  try {
    history.replaceState({...history.state, reloaded}, '');
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page unless this history entry was already reloaded. Returns false if it was, or if the reload
 * can't be recorded. After a navigation to this URL, always reloads, and scrolls to the top or to the heading.
 *
 * @param {boolean} [isMove]
 */
export function reloadOnce(isMove) {
  if ((!isMove && history.state?.reloaded) || !markEntry(true)) {
    return false;
  }
  if (isMove) {
    // Otherwise the browser would scroll to the previous page's position.
    history.scrollRestoration = 'manual';
  }
  location.reload();
  return true;
}

/** Records that the page has loaded, so that it can be reloaded again after a later redeploy. */
export function settle() {
  if (history.state?.reloaded) {
    markEntry(undefined);
  }
}
