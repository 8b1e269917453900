/** Calls back once the page has loaded and the browser is idle. */
export function whenIdle(callback: () => void): void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => whenIdle(callback), {once: true});
  } else if ('requestIdleCallback' in window) {
    requestIdleCallback(callback);
  } else {
    // Safari lacks `requestIdleCallback`.
    setTimeout(callback);
  }
}
