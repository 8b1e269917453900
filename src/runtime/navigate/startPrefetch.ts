import {isSlow} from './loadAhead';
import {whenIdle} from './whenIdle';

let view: AbortController | undefined;

/** Prefetches pages that the page shown links to, once the browser is idle. */
export function startPrefetch(): void {
  view = new AbortController();
  const {signal} = view;
  whenIdle(() => {
    if (!signal.aborted && !isSlow()) {
      void loadPrefetch(signal);
    }
  });
}

/** Another page is about to be shown: its code must not wait for what may never be read. */
export function stopPrefetch(): void {
  view?.abort();
}

/** Its code isn't part of the bundle: the first page doesn't need it, and many readers never do. */
async function loadPrefetch(signal: AbortSignal): Promise<void> {
  try {
    const {prefetchLinks} = await import('./prefetchLinks');
    prefetchLinks(signal);
  } catch {
    // Clicks load their pages all the same.
  }
}
