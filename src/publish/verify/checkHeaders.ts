import type {HostResponse} from './hostRequests';
import {expectThat, type Context} from './check';

const year = 31_536_000;

/** Checks the security headers against the manifest. */
export function checkSecurityHeaders(
  context: Context,
  address: string,
  {headers}: HostResponse,
): void {
  for (const [name, wanted] of Object.entries(context.manifest.headers)) {
    if (name === 'Strict-Transport-Security' && context.origin.startsWith('http:')) {
      continue;
    }
    const found = headers[name.toLowerCase()];
    expectThat(
      context,
      'security headers',
      address,
      found === wanted,
      found === undefined ? `no ${name}` : `${name}: ${String(found)}`,
      wanted,
    );
  }
}

/** @param isHashed whether the file's name contains a hash of its content */
export function checkCaching(
  context: Context,
  address: string,
  {headers}: HostResponse,
  isHashed: boolean,
): void {
  const found = headers['cache-control'] ?? '';
  const maxAge = Number(/(?:^|[\s,])max-age=(\d+)/.exec(found)?.[1] ?? NaN);
  const isRevalidated = /\bno-cache\b/.test(found) || maxAge === 0;
  const isImmutable = /\bimmutable\b/.test(found);
  expectThat(
    context,
    'caching',
    address,
    isHashed ? isImmutable && maxAge >= year && !isRevalidated : isRevalidated && !isImmutable,
    found ? `Cache-Control: ${found}` : 'no Cache-Control',
    isHashed ? `immutable, max-age=${year} or more` : 'no-cache, or max-age=0',
  );
  if (!isHashed) {
    const validator = headers.etag ?? headers['last-modified'];
    expectThat(
      context,
      'caching',
      address,
      validator !== undefined,
      'neither ETag nor Last-Modified',
      'one of them, so unchanged files are not sent again',
    );
  }
}
