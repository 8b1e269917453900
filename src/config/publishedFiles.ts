/** The Atom feed, relative to the base path. */
export const feedFile = 'feed.xml';

/** Returns the path of a version's OpenAPI description, relative to the base path. */
export function openApiFile(label: string): string {
  return `openapi-${label}.json`;
}
