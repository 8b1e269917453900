import type {ClientModule} from '@docusaurus/types';
import {localAddress} from '../../addresses/client/localAddress';

/** Recent pages stay in the browser's storage; nothing is sent. */
const storageKey = 'docs.readings';

/** The number of pages that the empty search box shows, plus the current page. */
const maxPages = 6;

export interface RecentPage {
  path: string;
  title: string;
}

/** Records the current page as the most recent; only pages with an article count. */
function addRecentPage(path: string): void {
  const title = document.querySelector('article h1')?.textContent;
  if (title) {
    const others = readRecentPages().filter((page) => page.path !== path);
    try {
      localStorage.setItem(
        storageKey,
        JSON.stringify([{path, title}, ...others].slice(0, maxPages)),
      );
    } catch {
      // Storage is blocked or full: nothing is remembered.
    }
  }
}

/** Returns the recent pages, latest first; none if storage is blocked or contains something else. */
export function readRecentPages(): RecentPage[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap(toRecentPage) : [];
  } catch {
    return [];
  }
}

/** Validates the stored value, which other applications on the host may have changed. */
function toRecentPage(value: unknown): RecentPage[] {
  const {path, title} = (value ?? {}) as Partial<Record<keyof RecentPage, unknown>>;
  const address = localAddress(path);
  return address !== undefined && typeof title === 'string' ? [{path: address, title}] : [];
}

const clientModule: ClientModule = {
  // Runs while the previous page is still in the document.
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      addRecentPage(previousLocation.pathname);
    }
  },
};

export default clientModule;

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => addRecentPage(window.location.pathname));
}
