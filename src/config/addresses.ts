export interface AddressRules {
  /** Path of the site, with slashes at both ends. */
  baseUrl: string;
  /** Version that stands at the root of the site. */
  latest: string;
}

/**
 * The address that the reader of another one means: `/docs/faq.html`, `/docs/faq/index`,
 * `/docs//faq/` and, while 1.1.0 is the latest, `/docs/1.1.0/faq` all mean `/docs/faq`, and
 * `/docs/api/%24filter` means `/docs/api/$filter`. In what can't be decoded the percent signs become
 * wide ones: the router decodes twice and throws at others. An address that is right stays as it is. A
 * host does the same by the rules of `src/plugins/host-rules`.
 */
export function fixAddress(pathname: string, {baseUrl, latest}: AddressRules): string {
  let path = decodable(pathname)
    .replace(/\/{2,}/g, '/')
    .replace(/%[2-7][\da-f]/gi, plain);
  if (!path.startsWith(baseUrl)) {
    return path;
  }
  path = path.slice(baseUrl.length);
  path = path.replace(/(?:^|\/)index(?:\.html)?\/*$/, '').replace(/\.html$/, '');
  path = path.replace(/\/+$/, '');
  if (latest && (path === latest || path.startsWith(`${latest}/`))) {
    path = path.slice(latest.length + 1);
  }
  return baseUrl + path;
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
