// Inlined in front of `pageGuard.js`, without `export`. Types: readAnswer.d.ts.

/** The longest wait a server can request that a reader would accept; milliseconds. */
const maxWait = 3_600_000;

/**
 * Classifies an answer to the address of a page. Only a page of this site may replace the open one:
 * rate limits, firewalls, and sign-in pages of networks answer too.
 *
 * @param answer its status, its text, and its `Retry-After`
 * @param mark a string that each page of this site contains
 * @param now milliseconds since 1970
 */
export function readAnswer({status, text, retryAfter}, mark, now) {
  const seconds = Number(retryAfter ?? 0);
  const wait = Number.isNaN(seconds) ? Date.parse(retryAfter) - now : seconds * 1000;
  return {
    // The page for unknown addresses counts too, since it offers help to the reader.
    isOurs: (status === 200 || status === 404) && text.includes(mark),
    isForeign: status === 200 && !text.includes(mark),
    wait: Math.min(Math.max(wait || 0, 0), maxWait),
  };
}
