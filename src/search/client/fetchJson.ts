import {readText} from '../../client/readText';

const loads = new Map<string, Promise<unknown>>();

/**
 * The file at the address, parsed and passed through `make` once. A file that fails to load or parse is
 * forgotten, and the next call asks the server again, whatever the browser has stored.
 *
 * @throws Error when it cannot be had, or `make` refuses it
 */
export async function fetchJson<T>(
  url: string,
  make: (json: unknown) => T,
  cache: RequestCache = 'default',
): Promise<T> {
  const known = loads.get(url);
  if (known) {
    return known as Promise<T>;
  }
  const load = readText(url, failed.has(url) ? 'reload' : cache)
    .then((text) => JSON.parse(text) as unknown)
    .then(make);
  loads.set(url, load);
  try {
    const made = await load;
    failed.delete(url);
    return made;
  } catch (error) {
    failed.add(url);
    loads.delete(url);
    throw error;
  }
}

/** The next call asks the server again. */
export function forget(url: string): void {
  loads.delete(url);
}

/** Addresses whose cached response may be the broken one. */
const failed = new Set<string>();
