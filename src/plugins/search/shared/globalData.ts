import type {Options} from '../options';

/** What the plugin tells the search box. */
export type SearchGlobalData = Pick<Options, 'maxResults' | 'panelPlacement' | 'insights'>;
