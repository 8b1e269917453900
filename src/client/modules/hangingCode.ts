/**
 * Fails hanging code once nothing has arrived within the deadline, so the next use requests it again.
 * The bundler's own timeout counts from the request and would treat a slow network as a failure.
 */
import {deadline} from '../deadline';
import {whenSilent} from '../silence';

/** The bundler removes a script from the document once it has loaded or failed. */
const pending = 'script[data-rspack]';

let isWaiting = false;

function wait(): void {
  if (!isWaiting && document.querySelector(pending)) {
    isWaiting = true;
    whenSilent(deadline, () => {
      isWaiting = false;
      for (const script of document.querySelectorAll<HTMLScriptElement>(pending)) {
        script.onerror?.(new Event('timeout'));
      }
    });
  }
}

if (typeof document !== 'undefined') {
  new MutationObserver(wait).observe(document.head, {childList: true});
}
