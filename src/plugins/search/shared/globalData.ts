import type {Options} from '../options';

/** What the plugin tells the search box. */
export interface SearchGlobalData extends Pick<
  Options,
  'maxResults' | 'panelPlacement' | 'insights'
> {
  /** Changes when an index may have changed; a part of the addresses of the indexes. */
  hash: string;
}
