import {decode} from './paths';

/** The location of a site. */
export interface Site {
  /** For example, `https://docs.example`. */
  origin: string;
  /** The site's path, with slashes at both ends. */
  baseUrl: string;
}

/**
 * Returns a URL on this site without its origin (`/docs/faq?a=b#c`); undefined for any other string. The
 * site passes everything from storage, URLs, files, and pages through this function before linking or
 * navigating to it.
 *
 * The browser itself parses the string, so one that only looks like a URL on this site is rejected.
 * Paths that the router would read differently are rejected: it decodes paths, and throws if it can't decode
 * one.
 */
export function siteAddress(text: unknown, {origin, baseUrl}: Site): string | undefined {
  if (typeof text !== 'string' || !/^(?:\/|https?:\/\/)/i.test(text)) {
    return undefined;
  }
  const url = parse(text, origin);
  const isHere = url?.origin === origin && url.username === '' && url.password === '';
  if (!url || !isHere || !isBelow(url.pathname, baseUrl) || decode(url.hash) === undefined) {
    return undefined;
  }
  return url.pathname + url.search + url.hash;
}

/** Substitute for `URL.parse`, which browsers from 2023 lack. */
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
  const path = decode(pathname);
  return isInside && path !== undefined && !leavesSite(path);
}

/**
 * Detects paths that leave the site: two slashes start a host name, two dots leave the folder, and browsers
 * treat a backslash as a slash.
 */
function leavesSite(path: string): boolean {
  // eslint-disable-next-line no-control-regex -- browsers drop some control characters.
  return /^\/\/|[\\\u0000-\u001f\u007f]|(?:^|\/)\.\.?(?:\/|$)/.test(path);
}
