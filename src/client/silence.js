// Also inlined before `pageGuard.js`, without `export`.

/** Time in milliseconds without data until the reader is told, with an offer to retry. */
export const deadline = 6000;

/** Functions that restart the pending waits. */
const waiting = new Set();
let isObserving = false;

/** Restarts all waits, because data has arrived from the network. */
export function noteData() {
  waiting.forEach((restart) => restart());
}

/**
 * Calls back once nothing has arrived from the network until the deadline, since a slow network
 * isn't a failure. Returns a function that cancels the wait.
 *
 * @param {() => void} run
 */
export function whenSilent(run) {
  if (!isObserving) {
    isObserving = true;
    // The browser reports only whole files; code that reads a stream reports its chunks.
    new PerformanceObserver(noteData).observe({type: 'resource'});
  }
  let timer;
  const stop = () => {
    clearTimeout(timer);
    waiting.delete(restart);
  };
  const end = () => {
    stop();
    run();
  };
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(end, deadline);
  };
  waiting.add(restart);
  restart();
  return stop;
}
