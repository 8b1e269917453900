/** Calls back when the page has loaded and the browser has nothing else to do. */
export function whenIdle(callback: () => void): void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => whenIdle(callback), {once: true});
  } else if ('requestIdleCallback' in window) {
    requestIdleCallback(callback);
  } else {
    // Safari.
    setTimeout(callback);
  }
}
