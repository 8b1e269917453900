/** Files for feed readers and browsers, relative to the base path. */
export const feedFile = 'feed.xml';
export const openSearchFile = 'opensearch.xml';

/** Returns the path of a version's OpenAPI description, relative to the base path. */
export function openApiFile(label: string): string {
  return `openapi-${label}.json`;
}
