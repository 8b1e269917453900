import {decode} from './decode';

/**
 * Escapes the percent signs in a malformed hash, because Docusaurus and the site decode the hash and would
 * throw. in: `#50%`; out: `#50%25`
 */
export function fixHash(hash: string): string {
  return decode(hash) === undefined ? hash.replaceAll('%', '%25') : hash;
}
