/** Where a site is. */
export interface Site {
  /** in: `https://docs.example` */
  origin: string;
  /** Path of the site, with slashes at both ends. */
  baseUrl: string;
}

/**
 * The address of this site that a text means, without its origin: `/docs/faq?a=b#c`; undefined for all that
 * leads elsewhere or nowhere. Whatever comes from storage, an address, a file or a page goes through here
 * before the site links or goes to it.
 *
 * The browser itself reads the text, so nothing that looks like an address below the site leads out of it.
 * What the router would read differently is refused: it decodes paths, and throws at what it can't decode.
 */
export function siteAddress(text: unknown, {origin, baseUrl}: Site): string | undefined {
  if (typeof text !== 'string' || !/^(?:\/|https?:\/\/)/i.test(text)) {
    return undefined;
  }
  const url = parse(text, origin);
  const isHere = url?.origin === origin && url.username === '' && url.password === '';
  if (!url || !isHere || !isBelow(url.pathname, baseUrl) || !isDecodable(url.hash.slice(1))) {
    return undefined;
  }
  return url.pathname + url.search + url.hash;
}

/** As `URL.parse`, which browsers of 2023 lack. */
function parse(text: string, origin: string): URL | undefined {
  try {
    return new URL(text, origin);
  } catch {
    return undefined;
  }
}

function isBelow(pathname: string, baseUrl: string): boolean {
  const root = baseUrl.slice(0, -1);
  const isInside = pathname === root || pathname.startsWith(baseUrl);
  return isInside && isDecodable(pathname) && !leadsOut(decodeURIComponent(pathname));
}

/** Two slashes begin a host, two dots leave the folder, and a backslash is a slash to browsers. */
function leadsOut(path: string): boolean {
  // eslint-disable-next-line no-control-regex -- browsers leave some control characters out.
  return /^\/\/|[\\\u0000-\u001f\u007f]|(?:^|\/)\.\.?(?:\/|$)/.test(path);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
