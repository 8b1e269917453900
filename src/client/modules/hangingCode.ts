/**
 * Lets code that hangs fail, so that the next use requests it again: once nothing has arrived for the
 * deadline. The bundler would count from the request, and call a slow network a failure.
 */
import {deadline} from '../deadline';
import {whenSilent} from '../silence';

/** The bundler takes a script out of the document when it has come, or has failed. */
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
