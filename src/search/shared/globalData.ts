import type {Options} from '../options';

/** Plugin data for the search box. */
export type SearchGlobalData = Pick<Options, 'maxResults' | 'panelPlacement' | 'insights'> & {
  /** URL for reporting gaps in the pages. */
  newIssueUrl: string;
};
