import type {Options} from '../options';

/** Plugin data for the search box. */
export interface SearchGlobalData extends Options {
  /** URL for reporting gaps in the pages. */
  newIssueUrl: string;
}
