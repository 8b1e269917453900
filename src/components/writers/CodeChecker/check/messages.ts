import type {CodeReport} from '../../../../language/checkCode/checkCode';
import type {CodeFacts} from '../../../../language/checkCode/codeFacts';

/** A message from the page to the worker. */
export interface Request {
  source: string;
  /** The version's data, with the first request for that version. */
  version: string;
  facts?: CodeFacts;
}

/** The result of a check, or the reason the check itself failed. */
export type Answer = CodeReport | {failure: string};

/** A message from the worker to the page: first that it has started, then the answer. */
export type Response = 'started' | Answer;
