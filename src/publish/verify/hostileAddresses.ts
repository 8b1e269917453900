import type {AddressRules} from '../../addresses/fixAddress';
import {keptFolder} from '../fileRules';

/** A host that none of our addresses may lead to. */
const evilHost = 'evil.example';

/** Beginnings that could turn a path into another host, or start another header. */
const beginnings = [
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

/** Endings that redirects remove from an address. */
const endings = ['', '/', '//', '/index', '/index.html', '/faq.html', '/..', '/%2e%2e', '.html'];

/** Returns addresses whose redirects could lead to another host. */
export function hostileAddresses({baseUrl, latest, others, retired}: AddressRules): string[] {
  const before = [baseUrl, `${baseUrl}${latest}`, `${baseUrl}${latest}/`].concat(
    [...others, ...retired].map((version) => `${baseUrl}${version}/`),
  );
  return before.flatMap((start) =>
    beginnings.flatMap((beginning) =>
      endings.map((ending) => `${start}${beginning}${evilHost}${ending}`),
    ),
  );
}

/** Returns addresses outside the site, and outside the served folder. */
export function outsideAddresses({baseUrl}: AddressRules): string[] {
  const files = ['manifest.json', 'nginx.conf', 'sbom.cdx.json', 'etc/passwd'];
  const ups = ['../', '..%2f', '%2e%2e/', '..%5c', '..\\', '%252e%252e%252f'];
  return ['', keptFolder].flatMap((folder) =>
    ups.flatMap((up) => files.map((file) => `${baseUrl}${folder}${up.repeat(6)}${file}`)),
  );
}
