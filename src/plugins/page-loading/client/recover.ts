import './pageGuard';

/** What a load that failed does next: ask again, or show the failure in the place of the page. */
export type Verdict = 'again' | 'give up';

/** How long the network is left alone between two tries. */
const pause = 3000;

let navigation = 0;
let isStarted = false;
let hasGivenUp = false;
let recovery: Promise<Verdict> | undefined;

/** A navigation begins: what earlier ones were waiting for does not matter any more. */
export function startNavigation(isFirst: boolean): void {
  isStarted = !isFirst;
  navigation += 1;
  recovery = undefined;
  hasGivenUp = false;
  window.pageGuard.hide();
}

/** The page stands, or the error in its place. */
export function endNavigation(): void {
  window.pageGuard.hide();
  if (!hasGivenUp) {
    window.pageGuard.settle();
  }
}

/** What to do after a failure; one answer for all the routes of a navigation. */
export function recover(): Promise<Verdict> {
  recovery ??= decide().finally(() => {
    recovery = undefined;
  });
  return recovery;
}

async function decide(): Promise<Verdict> {
  const current = navigation;
  const isReachable = await window.pageGuard.isReachable();
  if (current !== navigation) {
    return never();
  }
  if (!isReachable) {
    await networkOrRetry();
    return current === navigation ? 'again' : never();
  }
  if (window.pageGuard.reloadOnce()) {
    return never();
  }
  if (isStarted) {
    hasGivenUp = true;
    return 'give up';
  }
  // The page as the server sent it is readable: better than an error in its place.
  await retry('A part of this page did not load. You can read it, but menus may not work.');
  return 'again';
}

async function networkOrRetry(): Promise<void> {
  const wait = new AbortController();
  const isBack = new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), {signal: wait.signal});
    setTimeout(resolve, pause);
  });
  await Promise.race([
    retry('You seem to be offline. The page opens as soon as the network is back.'),
    isBack,
  ]);
  wait.abort();
}

/** Asks the reader; the notice stays until the page stands, so that Retry keeps the focus. */
function retry(text: string): Promise<void> {
  return new Promise((resolve) => window.pageGuard.show(text, resolve));
}

/** The page is about to go, or the reader has gone elsewhere. */
function never(): Promise<never> {
  return new Promise(() => undefined);
}
