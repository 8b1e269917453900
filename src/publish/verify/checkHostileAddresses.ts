import {forEachConcurrently} from '../forEachConcurrently';
import type {HostCheck} from './check';
import {hostileAddresses, outsideAddresses} from './hostileAddresses';

/** Checks that no URL leads to another host, injects a header, or returns a file that isn't for readers. */
export async function checkHostileAddresses(host: HostCheck): Promise<void> {
  const {rules, files} = host.manifest;
  for (const address of ['/_headers', '/_redirects']) {
    const status = (await host.get(address))?.status;
    host.at(address)('hostile addresses', status !== 200, `status ${status}`, 'status 404');
  }
  const releasedHashes = new Set(Object.values(files).map(({sha256}) => sha256));
  await forEachConcurrently(
    [...hostileAddresses(rules), ...outsideAddresses(rules)],
    async (address) => {
      const response = await host.get(address);
      if (!response) {
        return;
      }
      const {status, headers, sha256, expect} = response;
      const {location} = headers;
      expect(
        'hostile addresses',
        location === undefined || staysOn(host.origin, location, address),
        `status ${status} to ${location}`,
        'no redirect, or one to a path on this origin',
      );
      const isInjected = headers['x-injected'] !== undefined;
      expect('hostile addresses', !isInjected, 'a header injected by the URL', 'none');
      const isForeign =
        status === 200 && address.startsWith(rules.baseUrl) && !releasedHashes.has(sha256);
      const foreign = 'status 200 with content that is not in the release';
      expect('hostile addresses', !isForeign, foreign, 'status 400 or 404');
    },
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
