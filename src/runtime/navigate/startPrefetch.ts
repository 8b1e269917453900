import {isSlow} from './loadAhead';

let view: AbortController | undefined;

/** Prefetches the next page once the browser is idle. */
export function startPrefetch(): void {
  view = new AbortController();
  const {signal} = view;
  whenIdle(() => {
    if (!signal.aborted && !isSlow()) {
      // Loaded on demand, since the first page doesn't need it.
      import('./prefetchNext')
        .then(({prefetchNext}) => prefetchNext(signal))
        // Clicks load their pages anyway.
        .catch(() => undefined);
    }
  });
}

/** Stops prefetching before a navigation, whose code must not wait for a page that may never be read. */
export function stopPrefetch(): void {
  view?.abort();
}

function whenIdle(callback: () => void): void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => whenIdle(callback), {once: true});
  } else if ('requestIdleCallback' in window) {
    requestIdleCallback(callback);
  } else {
    // Safari lacks `requestIdleCallback`.
    setTimeout(callback);
  }
}
