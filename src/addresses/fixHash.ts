import {decode} from './decode';

/**
 * Escapes the percent signs in a malformed hash, because Docusaurus and the site decode the hash and would
 * throw. in: `#50%`; out: `#50%25`
 *
 * A hash that names no element, but does without the punctuation around it or in lowercase, becomes that
 * element's. in: `#orderBy`, `#.orderBy()`; out: `#orderby`
 *
 * @param hasElement returns whether the page has an element with this id
 */
export function fixHash(hash: string, hasElement: (id: string) => boolean): string {
  const id = decode(hash.slice(1));
  if (id === undefined) {
    return hash.replaceAll('%', '%25');
  }
  const bare = id.replace(/^[^\p{L}\p{N}_$]+|[^\p{L}\p{N}_$]+$/gu, '');
  const found = hasElement(id) ? undefined : [bare, bare.toLowerCase()].find(hasElement);
  return found ? `#${encodeURIComponent(found)}` : hash;
}
