import {deadline} from '../../client/deadline';

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
  const load = request(url, failed.has(url) ? 'reload' : cache).then(make);
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

/** The deadline restarts with each chunk: a slow connection is no reason to start over. */
async function request(url: string, cache: RequestCache): Promise<unknown> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), deadline);
  };
  hear();
  try {
    const response = await fetch(url, {cache, signal: silence.signal});
    if (!response.ok) {
      throw new Error(`${url}: ${response.status}`);
    }
    return JSON.parse(await readText(response, hear));
  } finally {
    clearTimeout(timer);
  }
}

async function readText(response: Response, hear: () => void): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const part = await reader?.read();
    hear();
    if (!part || part.done) {
      return text + decoder.decode();
    }
    text += decoder.decode(part.value, {stream: true});
  }
}
