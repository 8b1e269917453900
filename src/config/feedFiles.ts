/** Files for feed readers and browsers, below the base path. */
export const feedFile = 'feed.xml';
export const openSearchFile = 'opensearch.xml';
