import '../../client/pageGuard';

/** The next step after a failed load: retry, or show the error in place of the page. */
type Verdict = 'retry' | 'give up';

/** Delay in milliseconds after a first failure, which isn't reported. */
const quietDelay = 300;

let navigation = 0;
/** True if a page was already open when the reader requested this one. */
let isMove = false;
let hasFailed = false;
let hasGivenUp = false;
let recovery: Promise<Verdict> | undefined;

/** Starts a navigation. Earlier ones no longer matter. */
export function startNavigation(isFirst: boolean): void {
  isMove = !isFirst;
  navigation += 1;
  recovery = undefined;
  hasFailed = false;
  hasGivenUp = false;
  window.pageGuard.hide();
}

/** Ends a navigation once the page, or an error in place of it, is shown. */
export function endNavigation(): void {
  window.pageGuard.hide();
  if (!hasGivenUp) {
    window.pageGuard.settle();
  }
}

/** Retries a load until it succeeds or `recover` gives up, and keeps the reader informed. */
export async function guardLoad(load: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await load();
      // React must find the page as the server sent it.
      window.pageGuard.hide('page');
      return;
    } catch (error) {
      if (isLate(error)) {
        const {show, reload} = window.pageGuard;
        show('This page is taking a while to load.', () => void reload());
      }
      if ((await recover(error)) === 'give up') {
        return;
      }
      if (!isLate(error)) {
        // The bundler's errors name the file.
        await window.pageGuard.refetch((error as {request?: string}).request);
      }
    }
  }
}

/** Decides what to do after a failure. All routes of a navigation share one decision. */
export function recover(error: unknown): Promise<Verdict> {
  recovery ??= decide(error).finally(() => {
    recovery = undefined;
  });
  return recovery;
}

async function decide(error: unknown): Promise<Verdict> {
  const current = navigation;
  const isWanted = () => current === navigation;
  const verdict = hasFailed && !isLate(error) ? await judge(error, isWanted) : await retryQuietly();
  // Otherwise the reader has navigated away.
  return isWanted() ? verdict : never();
}

/** Returns whether nothing arrived before the deadline. The next attempt may find the late code. */
function isLate(error: unknown): boolean {
  const {type, name} = error as {type?: string; name?: string};
  return type === 'timeout' || name === 'TimeoutError';
}

async function retryQuietly(): Promise<Verdict> {
  hasFailed = true;
  await new Promise((resolve) => setTimeout(resolve, quietDelay));
  return 'retry';
}

async function judge(error: unknown, isWanted: () => boolean): Promise<Verdict> {
  const respondedImmediately = await window.pageGuard.untilSiteResponds(isWanted);
  if (!isWanted()) {
    return never();
  }
  if (!respondedImmediately) {
    return 'retry';
  }
  // After a navigation, the server's HTML is better than an error message.
  if (window.pageGuard.reloadOnce(isMove)) {
    return never();
  }
  if (isMove) {
    hasGivenUp = true;
    return 'give up';
  }
  await new Promise<void>((resolve) => {
    const text = 'Part of this page failed to load. You can keep reading, but menus may not work.';
    window.pageGuard.show(text, resolve, 'page', String(error));
  });
  return 'retry';
}

/** Returns a promise that never settles, since the page is about to be replaced. */
function never(): Promise<never> {
  return new Promise(() => undefined);
}
