import {decode} from './paths';
import type {Redirect} from './redirects';

export interface AddressRules {
  /** The site's path, with slashes at both ends. */
  baseUrl: string;
  /** The version at the root of the site. */
  latest: string;
  /** Paths of the other versions, relative to the site: `next`. */
  others: readonly string[];
  /** Retired versions. Their URLs redirect to the latest version, except for those in `moved`. */
  retired: readonly string[];
  /** Redirects for moved pages. No redirect points to another. */
  moved: readonly Redirect[];
}

/** The page that a version's URL redirects to. Only the latest version has a page at its root. */
export const firstPage = 'get-started/quickstart';

/**
 * Corrects a path. `/docs/faq.html`, `/docs/faq/index`, `/docs//faq/` and, while 0.2.0 is the latest or if
 * it is retired, `/docs/0.2.0/faq` all become `/docs/faq`, `/docs/api/%24filter` becomes
 * `/docs/api/$filter`, and `/docs/next/` becomes the path of that version's first page. Old paths of moved
 * pages become their current ones. Punctuation that follows a link in text, as in `/docs/faq)`, is dropped.
 * The result is always a path on the same origin. If the input can't be
 * decoded, its percent signs become full-width ones, because the router decodes twice and would throw.
 * Correct paths are returned unchanged. Hosts apply the same
 * corrections, except for punctuation, with the rules in `src/publish/hosts`.
 */
export function fixAddress(pathname: string, rules: AddressRules): string {
  const {baseUrl, latest, others, retired} = rules;
  const isMalformed = decode(pathname) === undefined;
  let path = (isMalformed ? pathname.replaceAll('%', encodeURI('％')) : pathname)
    // Browsers treat a backslash as a slash, and two slashes as the start of a host name.
    .replace(/\\/g, '%5C')
    .replace(/[\t\n\r]/g, '')
    .replace(/^\/*/, '/')
    .replace(/\/{2,}/g, '/')
    .replace(/%[2-7][\da-f]/gi, unescapeIfSafe);
  if (!path.startsWith(baseUrl)) {
    return path;
  }
  path = path.slice(baseUrl.length).replace(/[).,;:!'*]+$/, '');
  path = path.replace(/(?:^|\/)index(?:\.html)?\/*$/, '').replace(/\.html$/, '');
  path = followMove(path.replace(/\/+$/, ''), rules);
  const version = path.split('/', 1).join();
  if (version && [latest, ...retired].includes(version)) {
    path = followMove(path.slice(version.length + 1), rules);
  }
  if (others.includes(path)) {
    path = `${path}/${firstPage}`;
  }
  return baseUrl + path;
}

/** Returns a moved page's current path, or else the given path. Both are relative to the base path. */
function followMove(path: string, {moved}: AddressRules): string {
  return moved.find(([from]) => from === path)?.[1] ?? path;
}

/**
 * Unescapes a character that needs no escaping but that some sites escape in their links. The router would
 * treat the two spellings as different paths.
 */
function unescapeIfSafe(escape: string): string {
  const character = decodeURIComponent(escape);
  return /[\w.~!$&'()*+,;=:@-]/.test(character) ? character : escape;
}

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
