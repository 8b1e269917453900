import type {Redirect} from './redirects';

export interface AddressRules {
  /** Path of the site, with slashes at both ends. */
  baseUrl: string;
  /** Version that stands at the root of the site. */
  latest: string;
  /** Paths of the other versions below the site: `next`. */
  others: readonly string[];
  /** Versions that are gone: their addresses mean those of the latest, but for the redirects below. */
  retired: readonly string[];
  /** Addresses that pages have left. None leads on to another. */
  moved: readonly Redirect[];
}

/** Where the address of a version alone leads to; only the latest has a page at its root. */
export const firstPage = 'get-started/quickstart';

/**
 * The address that the reader of another one means: `/docs/faq.html`, `/docs/faq/index`,
 * `/docs//faq/` and, while 0.2.0 is the latest or when it is retired, `/docs/0.2.0/faq` all mean
 * `/docs/faq`, `/docs/api/%24filter` means `/docs/api/$filter`, and `/docs/next/` the first page of that
 * version. An address that a page has left means the one it has now. What comes out is a path of the same origin, whatever goes in. In what can't be decoded the percent signs become
 * wide ones: the router decodes twice and throws at others. An address that is right stays as it is. A
 * host does the same by the rules of `src/publish/hosts`.
 */
export function fixAddress(pathname: string, rules: AddressRules): string {
  const {baseUrl, latest, others, retired} = rules;
  let path = decodable(pathname)
    // Browsers take a backslash for a slash, and two of them for the beginning of a host.
    .replace(/\\/g, '%5C')
    .replace(/[\t\n\r]/g, '')
    .replace(/^\/*/, '/')
    .replace(/\/{2,}/g, '/')
    .replace(/%[2-7][\da-f]/gi, plain);
  if (!path.startsWith(baseUrl)) {
    return path;
  }
  path = path.slice(baseUrl.length);
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

/** Where the page is that has left an address below the base path, or the address as it stands. */
function followMove(path: string, {moved}: AddressRules): string {
  return moved.find(([from]) => from === path)?.[1] ?? path;
}

/** Programs that link to us also escape signs that need none; the router tells the two apart. */
function plain(escape: string): string {
  const sign = decodeURIComponent(escape);
  return /[\w.~!$&'()*+,;=:@-]/.test(sign) ? sign : escape;
}

function decodable(pathname: string): string {
  try {
    decodeURI(pathname);
    return pathname;
  } catch {
    return pathname.replaceAll('%', encodeURI('％'));
  }
}
