const loads = new Map<string, Promise<unknown>>();

/**
 * What the file at the address holds, made of its JSON once. A file that cannot be had or used is
 * forgotten, and the next call asks the server again, whatever the browser has stored.
 *
 * @throws Error when it cannot be had, or `make` refuses it
 */
export async function fetchJson<T>(url: string, make: (json: unknown) => T): Promise<T> {
  const known = loads.get(url);
  if (known) {
    return known as Promise<T>;
  }
  const load = request(url, failed.has(url) ? 'reload' : 'no-cache').then(make);
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

/** Addresses whose stored answer may be the broken one. */
const failed = new Set<string>();

/** With `no-cache` the server says whether what the browser has stored is still right. */
async function request(url: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(url, {cache});
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  return response.json();
}
