import {readText} from '../../client/readText';

const loads = new Map<string, Promise<unknown>>();

/**
 * Returns the file at the URL, parsed and passed through `convert` only once. If loading or parsing fails,
 * the next call requests the file from the server again, bypassing the browser's cache.
 *
 * @throws Error when it can't be loaded, or `convert` rejects it
 */
export async function fetchJson<T>(
  url: string,
  convert: (json: unknown) => T,
  cache: RequestCache = 'default',
): Promise<T> {
  const cached = loads.get(url);
  if (cached) {
    return cached as Promise<T>;
  }
  const load = readText(url, failed.has(url) ? 'reload' : cache)
    .then((text) => JSON.parse(text) as unknown)
    .then(convert);
  loads.set(url, load);
  try {
    const result = await load;
    failed.delete(url);
    return result;
  } catch (error) {
    failed.add(url);
    loads.delete(url);
    throw error;
  }
}

/** Makes the next call request the file from the server. */
export function invalidate(url: string): void {
  loads.delete(url);
}

/** URLs whose cached response could be the broken one. */
const failed = new Set<string>();
