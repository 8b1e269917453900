import type {CodeReport} from '../../../../language/checkCode/checkCode';
import type {CodeFacts} from '../../../../language/checkCode/codeFacts';

/** From the page to the worker. */
export interface Request {
  source: string;
  /** With the facts the first time that a version is asked for. */
  version: string;
  facts?: CodeFacts;
}

/** From the worker to the page: at once that it has heard, then the report. */
export type Response = 'heard' | CodeReport;
