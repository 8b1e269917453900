// Also inlined in front of `pageGuard.js`, without `export`. Types: silence.d.ts.

/** Functions that restart the pending waits. */
const waiting = new Set();
let isObserving = false;

/** Notes that data has arrived from the network, which restarts all waits. */
export function noteData() {
  waiting.forEach((restart) => restart());
}

/**
 * Calls back once nothing has arrived from the network for the given time: a slow network is no
 * failure. Returns a function that cancels the wait.
 */
export function whenSilent(milliseconds, run) {
  if (!isObserving) {
    isObserving = true;
    // The browser reports only whole files; code that reads a stream reports its parts.
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
    timer = setTimeout(end, milliseconds);
  };
  waiting.add(restart);
  restart();
  return stop;
}
