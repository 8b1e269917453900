import type {CodeReport} from '../../../../language/checkCode/checkCode';
import type {CodeFacts} from '../../../../language/checkCode/codeFacts';

/** A message from the page to the worker. */
export interface Request {
  source: string;
  version: string;
  /** The version's data, with the first request for that version. */
  facts?: CodeFacts;
}

/** The result of a check, or the reason the check itself failed. */
export type CheckResult = CodeReport | {failure: string};

/** A message from the worker to the page: first an acknowledgment, then the result. */
export type Response = 'started' | CheckResult;
