export interface ClassifiedResponse {
  /** True if it is a page on this site, which may replace the open page. */
  isFromSite: boolean;
  /** True if something else responds instead of the site, such as a network's sign-in page. */
  isForeign: boolean;
  /** Time in milliseconds that the server wants clients to wait before the next request. */
  wait: number;
}

export function readResponse(
  response: {status: number; text: string; retryAfter: string | null},
  mark: string,
  now: number,
): ClassifiedResponse;
