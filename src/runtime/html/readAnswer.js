// Inlined in front of `pageGuard.js`, without `export`. Types: readAnswer.d.ts.

/** What a server can ask for that a reader would still wait for; milliseconds. */
const longestWait = 3_600_000;

/**
 * What an answer to the address of a page means. Only a page of this site may take the place of one that
 * is open: a host that limits requests, a firewall, and the sign-in page of a network answer too.
 *
 * @param answer its status, its text, and its `Retry-After`
 * @param mark what each page of this site contains
 * @param now milliseconds since 1970
 */
export function readAnswer({status, text, retryAfter}, mark, now) {
  const seconds = Number(retryAfter ?? 0);
  const wait = Number.isNaN(seconds) ? Date.parse(retryAfter) - now : seconds * 1000;
  return {
    // The page for unknown addresses, too, says what the reader can do.
    isOurs: (status === 200 || status === 404) && text.includes(mark),
    isForeign: status === 200 && !text.includes(mark),
    wait: Math.min(Math.max(wait || 0, 0), longestWait),
  };
}
