import {responseOf, expectThat, forEach, type Context} from './check';
import {hostileAddresses, outsideAddresses} from './hostileAddresses';

/** Checks that no URL leads to another host, injects a header, or returns a file that isn't for readers. */
export async function checkHostileAddresses(context: Context): Promise<void> {
  const {rules, files} = context.manifest;
  for (const address of ['/_headers', '/_redirects']) {
    const response = await responseOf(context, address);
    const found = `status ${response?.status}`;
    expectThat(
      context,
      'hostile addresses',
      address,
      response?.status !== 200,
      found,
      'status 404',
    );
  }
  const releasedHashes = new Set(Object.values(files).map(({sha256}) => sha256));
  await forEach([...hostileAddresses(rules), ...outsideAddresses(rules)], async (address) => {
    const response = await responseOf(context, address);
    if (!response) {
      return;
    }
    const {status, headers, sha256} = response;
    const {location} = headers;
    expectThat(
      context,
      'hostile addresses',
      address,
      location === undefined || staysOn(context.origin, location, address),
      `status ${status} to ${location}`,
      'no redirect, or one to a path on this origin',
    );
    expectThat(
      context,
      'hostile addresses',
      address,
      headers['x-injected'] === undefined,
      'a header injected by the URL',
      'none',
    );
    const isForeign =
      status === 200 && address.startsWith(rules.baseUrl) && !releasedHashes.has(sha256);
    expectThat(
      context,
      'hostile addresses',
      address,
      !isForeign,
      'status 200 with content that is not in the release',
      'status 400 or 404',
    );
  });
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
