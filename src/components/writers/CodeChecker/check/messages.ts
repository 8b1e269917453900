import type {CodeFacts, CodeReport} from 'qodlyscript';

/** A message from the page to the worker. */
export interface Request {
  source: string;
  version: string;
  /** The version's data, with the first request for that version. */
  facts?: CodeFacts;
}

/** The worker's response after `started`: the result of a check, or the reason the check itself failed. */
export type CheckResult = CodeReport | {failure: string};
