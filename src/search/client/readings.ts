import {addressHere} from '../../addresses/client/addressHere';

/** The pages that were read last, in the browser's storage alone; nothing leaves it. */
const storageKey = 'docs.readings';

/** As many as the empty search box shows, and the page that is open. */
const most = 6;

export interface Reading {
  path: string;
  title: string;
}

/** Notes the page that is shown, as the last one read; only pages with an article count. */
export function noteReading(path: string): void {
  const title = document.querySelector('article h1')?.textContent;
  if (title) {
    const others = lastReadings().filter((reading) => reading.path !== path);
    try {
      localStorage.setItem(storageKey, JSON.stringify([{path, title}, ...others].slice(0, most)));
    } catch {
      // Storage is blocked or full: nothing is remembered.
    }
  }
}

/** The last first; none where storage is blocked or holds something else. */
export function lastReadings(): Reading[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(toReading) : [];
  } catch {
    return [];
  }
}

/** Other applications of the host do what they like with what was stored. */
function toReading(value: unknown): Reading[] {
  const {path, title} = (value ?? {}) as Partial<Record<keyof Reading, unknown>>;
  const address = addressHere(path);
  return address !== undefined && typeof title === 'string' ? [{path: address, title}] : [];
}
