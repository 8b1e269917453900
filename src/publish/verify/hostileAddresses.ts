import type {AddressRules} from '../../addresses/fixAddress';
import {hashedFolder} from '../fileRules';

/** A host that no URL on the site may lead to. */
const evilHost = 'evil.example';

/** Prefixes that could make a path lead to another host, or inject a header. */
const prefixes = [
  '/',
  '//',
  '\\',
  '\\\\',
  '/\\',
  '%2F',
  '%2f%2f',
  '%5C',
  '%5c%5c',
  '/%5C',
  '%2F%5C',
  '@',
  '.',
  '%09/',
  '%0d%0a',
  '%0d%0aX-Injected:%20yes%0d%0a/',
  '%E2%80%AE/',
  '%252F%252F',
  '%255C',
  'https://',
  'https:%2F%2F',
  'https:',
];

/** Suffixes that redirects remove from a URL. */
const suffixes = ['', '/', '//', '/index', '/index.html', '/faq.html', '/..', '/%2e%2e', '.html'];

/** Returns paths whose redirects could lead to another host. */
export function hostileAddresses({baseUrl, latest, others, retired}: AddressRules): string[] {
  const bases = [baseUrl, `${baseUrl}${latest}`, `${baseUrl}${latest}/`].concat(
    [...others, ...retired].map((version) => `${baseUrl}${version}/`),
  );
  return bases.flatMap((base) =>
    prefixes.flatMap((prefix) => suffixes.map((suffix) => `${base}${prefix}${evilHost}${suffix}`)),
  );
}

/** Returns paths outside the site and outside the served folder. */
export function outsideAddresses({baseUrl}: AddressRules): string[] {
  const files = ['manifest.json', 'nginx.conf', 'etc/passwd'];
  const parents = ['../', '..%2f', '%2e%2e/', '..%5c', '..\\', '%252e%252e%252f'];
  return ['', hashedFolder].flatMap((folder) =>
    parents.flatMap((parent) =>
      files.map((file) => `${baseUrl}${folder}${parent.repeat(6)}${file}`),
    ),
  );
}

/** Returns whether a browser that follows the redirect stays on the origin. */
export function staysOn(origin: string, location: string, from: string): boolean {
  // Unlike the standard, some browsers and proxies treat two slashes with whitespace or
  // control characters around them as the beginning of a host.
  if (/^[\s\p{Cc}]*[\\/][\s\p{Cc}]*[\\/]/u.test(location)) {
    return false;
  }
  const base = URL.canParse(origin + from) ? origin + from : origin;
  return URL.canParse(location, base) && new URL(location, base).origin === origin;
}
