import {readText} from '../../client/readText';

const loads = new Map<string, Promise<unknown>>();

/**
 * Returns the file at the address, parsed and passed through `make` once. Forgets a file that fails to load
 * or parse; the next call requests it from the server again, bypassing the browser's cache.
 *
 * @throws Error when it can't be loaded, or `make` rejects it
 */
export async function fetchJson<T>(
  url: string,
  make: (json: unknown) => T,
  cache: RequestCache = 'default',
): Promise<T> {
  const cached = loads.get(url);
  if (cached) {
    return cached as Promise<T>;
  }
  const load = readText(url, failed.has(url) ? 'reload' : cache)
    .then((text) => JSON.parse(text) as unknown)
    .then(make);
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

/** Addresses whose cached response may be the broken one. */
const failed = new Set<string>();
