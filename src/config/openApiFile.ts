/** Returns the path of a version's OpenAPI description, relative to the base path. */
export function openApiFile(label: string): string {
  return `openapi-${label}.json`;
}
