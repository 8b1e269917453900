const prefix = 'drawn-';

/**
 * Prefixes the names of a drawing's classes and elements. The site's rules don't match them, and as custom
 * elements, they have no semantics.
 *
 * in: `row`, `input`; out: `drawn-row`, `drawn-input`
 */
export function drawnName(name: string): string {
  return prefix + name;
}
