/** Where the REST API of a version is described for programs, below the base path. */
export function openApiFile(label: string): string {
  return `openapi-${label}.json`;
}
