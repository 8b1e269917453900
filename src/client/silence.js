// Also inlined in front of `pageGuard.js`, without `export`. Types: silence.d.ts.

/** What waits for silence: each starts its time again. */
const waiting = new Set();
let isObserving = false;

/** Something has arrived from the network: whoever waits for silence waits on. */
export function hear() {
  waiting.forEach((restart) => restart());
}

/**
 * Calls back once nothing has arrived from the network for so long: a slow network is no failure.
 * Returns what calls it off.
 */
export function whenSilent(milliseconds, run) {
  if (!isObserving) {
    isObserving = true;
    // The browser reports whole files only; whoever reads a stream reports its parts.
    new PerformanceObserver(hear).observe({type: 'resource'});
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
