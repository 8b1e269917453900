/** Files for feed readers and browsers, relative to the base path. */
export const feedFile = 'feed.xml';
export const openSearchFile = 'opensearch.xml';
