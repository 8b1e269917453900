/**
 * Fails hanging scripts if no data arrives before the deadline, so that the next use requests them again.
 * The bundler's own timeout counts from the request and would treat a slow network as a failure.
 */
import {whenSilent} from '../silence';

/** The bundler removes a script from the document once it has loaded or failed. */
const pendingScripts = 'script[data-rspack]';

let isWaiting = false;

function wait(): void {
  if (!isWaiting && document.querySelector(pendingScripts)) {
    isWaiting = true;
    whenSilent(() => {
      isWaiting = false;
      for (const script of document.querySelectorAll<HTMLScriptElement>(pendingScripts)) {
        script.onerror?.(new Event('timeout'));
      }
    });
  }
}

if (typeof document !== 'undefined') {
  new MutationObserver(wait).observe(document.head, {childList: true});
}
