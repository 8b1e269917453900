// Inlined before `pageGuard.js`, without `export`. Types: readResponse.d.ts.

/** Maximum wait in milliseconds, even if the server requests more. Readers wouldn't wait any longer. */
const maxWait = 3_600_000;

/**
 * Classifies the response to a request for a page. Only a page on this site may replace the open one,
 * because rate limiters, firewalls, and networks' sign-in pages can also respond.
 *
 * @param response its status, its text, and its `Retry-After`
 * @param mark a string that each page on this site contains
 * @param now milliseconds since 1970
 */
export function readResponse({status, text, retryAfter}, mark, now) {
  const seconds = Number(retryAfter ?? 0);
  const wait = Number.isNaN(seconds) ? Date.parse(retryAfter) - now : seconds * 1000;
  return {
    // The not-found page counts too, since it offers help to the reader.
    isFromSite: (status === 200 || status === 404) && text.includes(mark),
    isForeign: status === 200 && !text.includes(mark),
    wait: Math.min(Math.max(wait || 0, 0), maxWait),
  };
}
