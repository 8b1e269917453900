import {answerOf, expectThat, forEach, type Context} from './check';
import {hostileAddresses, outsideAddresses} from './hostileAddresses';

/** Checks that no address leads to another host, adds a header, or returns a file that isn't for readers. */
export async function checkHostile(context: Context): Promise<void> {
  const {rules, files} = context.manifest;
  for (const address of ['/_headers', '/_redirects']) {
    const answer = await answerOf(context, address);
    const found = `status ${answer?.status}`;
    expectThat(context, 'hostile addresses', address, answer?.status !== 200, found, 'status 404');
  }
  const known = new Set(Object.values(files).map(({sha256}) => sha256));
  await forEach([...hostileAddresses(rules), ...outsideAddresses(rules)], async (address) => {
    const answer = await answerOf(context, address);
    if (!answer) {
      return;
    }
    const {status, headers, sha256} = answer;
    const {location} = headers;
    expectThat(
      context,
      'hostile addresses',
      address,
      location === undefined || staysAt(context.origin, location, address),
      `status ${status} to ${location}`,
      'no redirect, or one to a path of this origin',
    );
    expectThat(
      context,
      'hostile addresses',
      address,
      headers['x-injected'] === undefined,
      'a header that the address wrote',
      'none',
    );
    const isForeign = status === 200 && address.startsWith(rules.baseUrl) && !known.has(sha256);
    expectThat(
      context,
      'hostile addresses',
      address,
      !isForeign,
      'status 200 with a content that is not of the release',
      'status 400 or 404',
    );
  });
}

/** Returns whether a browser that follows the redirect stays at the origin. */
export function staysAt(origin: string, location: string, from: string): boolean {
  // Some browsers and proxies treat these as the beginning of a host, whatever the standard says.
  if (/^[\s\p{Cc}]*[\\/][\s\p{Cc}]*[\\/]/u.test(location)) {
    return false;
  }
  const base = URL.canParse(origin + from) ? origin + from : origin;
  return URL.canParse(location, base) && new URL(location, base).origin === origin;
}
