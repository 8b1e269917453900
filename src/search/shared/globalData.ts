import type {Options} from '../options';

/** Plugin data for the search box. */
export type SearchGlobalData = Pick<Options, 'maxResults' | 'panelPlacement' | 'insights'> & {
  /** Where readers report what the pages lack. */
  newIssueUrl: string;
};
