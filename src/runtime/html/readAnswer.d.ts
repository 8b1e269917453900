export interface Answer {
  /** A page of this site: it may replace the one that is open. */
  isOurs: boolean;
  /** Someone else answers in the place of the site, such as the sign-in page of a network. */
  isForeign: boolean;
  /** How long the server wants not to be asked; milliseconds. */
  wait: number;
}

export function readAnswer(
  answer: {status: number; text: string; retryAfter: string | null},
  mark: string,
  now: number,
): Answer;
