export interface Answer {
  /** True if it is a page of this site, which may replace the open page. */
  isOurs: boolean;
  /** True if someone else answers instead of the site, such as a network's sign-in page. */
  isForeign: boolean;
  /** Time for which the server doesn't want to be asked; milliseconds. */
  wait: number;
}

export function readAnswer(
  answer: {status: number; text: string; retryAfter: string | null},
  mark: string,
  now: number,
): Answer;
