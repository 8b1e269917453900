import type {CodeReport} from '../../../../language/checkCode/checkCode';
import type {CodeFacts} from '../../../../language/checkCode/codeFacts';

/** From the page to the worker. */
export interface Request {
  source: string;
  /** With the facts the first time that a version is asked for. */
  version: string;
  facts?: CodeFacts;
}

/** The result of a check, or why the check itself failed. */
export type Answer = CodeReport | {failure: string};

/** From the worker to the page: first that it has started, then the answer. */
export type Response = 'heard' | Answer;
