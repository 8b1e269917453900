import type {CodeReport} from '../../../../language/checkCode/checkCode';
import type {CodeFacts} from '../../../../language/checkCode/codeFacts';

/** From the page to the worker. */
export interface Request {
  source: string;
  /** With the facts the first time that a version is asked for. */
  version: string;
  facts?: CodeFacts;
}

/** From the worker to the page: what was found, or why the check itself failed. */
export type Response = CodeReport | {failure: string};
