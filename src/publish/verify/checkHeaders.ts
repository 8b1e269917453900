import type {CheckedResponse, HostCheck} from './check';

const year = 31_536_000;

/** Checks the security headers against the manifest. */
export function checkSecurityHeaders(
  {manifest, origin}: HostCheck,
  {headers, expect}: CheckedResponse,
): void {
  for (const [name, wanted] of Object.entries(manifest.headers)) {
    if (name === 'Strict-Transport-Security' && origin.startsWith('http:')) {
      continue;
    }
    const value = headers[name.toLowerCase()];
    const found = value === undefined ? `no ${name}` : `${name}: ${String(value)}`;
    expect('security headers', value === wanted, found, wanted);
  }
}

/** @param isHashed whether the file's name contains a hash of its content */
export function checkCaching({headers, expect}: CheckedResponse, isHashed: boolean): void {
  const found = headers['cache-control'] ?? '';
  const maxAge = Number(/(?:^|[\s,])max-age=(\d+)/.exec(found)?.[1] ?? NaN);
  const isRevalidated = /\bno-cache\b/.test(found) || maxAge === 0;
  const isImmutable = /\bimmutable\b/.test(found);
  expect(
    'caching',
    isHashed ? isImmutable && maxAge >= year && !isRevalidated : isRevalidated && !isImmutable,
    found ? `Cache-Control: ${found}` : 'no Cache-Control',
    isHashed ? `immutable, max-age=${year} or more` : 'no-cache, or max-age=0',
  );
  if (!isHashed) {
    const hasValidator = (headers.etag ?? headers['last-modified']) !== undefined;
    const wanted = 'one of them, so unchanged files are not sent again';
    expect('caching', hasValidator, 'neither ETag nor Last-Modified', wanted);
  }
}
