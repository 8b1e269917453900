import {isSlow} from './loadAhead';
import {whenIdle} from './whenIdle';

let view: AbortController | undefined;

/** Prefetches the pages that the current page links to, once the browser is idle. */
export function startPrefetch(): void {
  view = new AbortController();
  const {signal} = view;
  whenIdle(() => {
    if (!signal.aborted && !isSlow()) {
      // Loaded on demand, since the first page doesn't need it, and many readers never do.
      import('./prefetchLinks')
        .then(({prefetchLinks}) => prefetchLinks(signal))
        // Clicks load their pages anyway.
        .catch(() => undefined);
    }
  });
}

/** Stops prefetching before a navigation, whose code must not wait for pages that may never be read. */
export function stopPrefetch(): void {
  view?.abort();
}
