import {deadline} from '../../client/deadline';
import '../../client/pageGuard';

/** What a load that failed does next: ask again, or show the failure in the place of the page. */
export type Verdict = 'again' | 'give up';

/** How long the network is left alone between two tries; before the second one, of which nothing is said. */
const pause = 3000;
const quietPause = 300;

let navigation = 0;
/** When the chunks were asked for that are awaited; those of the first page before this code runs. */
let askedAt = 0;
let isStarted = false;
let hasFailed = false;
let hasGivenUp = false;
let recovery: Promise<Verdict> | undefined;

/** A navigation begins: what earlier ones were waiting for does not matter any more. */
export function startNavigation(isFirst: boolean): void {
  isStarted = !isFirst;
  navigation += 1;
  askedAt = performance.now();
  recovery = undefined;
  hasFailed = false;
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
  // What came too late for one try is there for the next; the reader has been told at the first.
  const isLate = performance.now() - askedAt >= deadline;
  const verdict = hasFailed && !isLate ? await judge() : await askQuietly();
  askedAt = performance.now();
  return current === navigation ? verdict : never();
}

async function askQuietly(): Promise<Verdict> {
  hasFailed = true;
  await new Promise((resolve) => setTimeout(resolve, quietPause));
  return 'again';
}

async function judge(): Promise<Verdict> {
  const current = navigation;
  const isReachable = await window.pageGuard.isReachable();
  if (current !== navigation) {
    return never();
  }
  if (!isReachable) {
    await networkOrRetry();
    return 'again';
  }
  // After a move, the server's text of the page is better than an error in its place.
  if (window.pageGuard.reloadOnce(isStarted)) {
    return never();
  }
  if (isStarted) {
    hasGivenUp = true;
    return 'give up';
  }
  await retry('Part of this page failed to load. You can keep reading, but menus may not work.');
  return 'again';
}

async function networkOrRetry(): Promise<void> {
  const wait = new AbortController();
  const isBack = new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), {signal: wait.signal});
    setTimeout(resolve, pause);
  });
  const reason = navigator.onLine ? "The site isn't responding." : 'You seem to be offline.';
  await Promise.race([retry(`${reason} The page will open as soon as it's available.`), isBack]);
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
