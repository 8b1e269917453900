/**
 * Escapes the percent signs in a malformed hash, because Docusaurus and the site decode the hash and would
 * throw. in: `#50%`; out: `#50%25`
 */
export function fixHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}
