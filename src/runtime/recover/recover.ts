import '../../client/pageGuard';

/** What a load that failed does next: ask again, or show the failure in the place of the page. */
export type Verdict = 'again' | 'give up';

/** How long a first failure is left alone, of which nothing is said; milliseconds. */
const quietPause = 300;

let navigation = 0;
/** The page was open when the reader asked for the one that is loading. */
let isMove = false;
let hasFailed = false;
let hasGivenUp = false;
let recovery: Promise<Verdict> | undefined;

/** A navigation begins: what earlier ones were waiting for does not matter any more. */
export function startNavigation(isFirst: boolean): void {
  isMove = !isFirst;
  navigation += 1;
  recovery = undefined;
  hasFailed = false;
  hasGivenUp = false;
  window.pageGuard.hide();
}

/** The page is shown, or the error in its place. */
export function endNavigation(): void {
  window.pageGuard.hide();
  if (!hasGivenUp) {
    window.pageGuard.settle();
  }
}

/** What to do after a failure; one answer for all the routes of a navigation. */
export function recover(error: unknown): Promise<Verdict> {
  recovery ??= decide(error).finally(() => {
    recovery = undefined;
  });
  return recovery;
}

async function decide(error: unknown): Promise<Verdict> {
  const current = navigation;
  const isWanted = () => current === navigation;
  const verdict = hasFailed && !isLate(error) ? await judge(error, isWanted) : await askQuietly();
  // Otherwise the reader has gone elsewhere.
  return isWanted() ? verdict : never();
}

/** Nothing has arrived for the deadline. What came too late for one try is there for the next. */
export function isLate(error: unknown): boolean {
  const {type, name} = error as {type?: string; name?: string};
  return type === 'timeout' || name === 'TimeoutError';
}

async function askQuietly(): Promise<Verdict> {
  hasFailed = true;
  await new Promise((resolve) => setTimeout(resolve, quietPause));
  return 'again';
}

async function judge(error: unknown, isWanted: () => boolean): Promise<Verdict> {
  const answeredAtOnce = await window.pageGuard.untilOurs(isWanted);
  if (!isWanted()) {
    return never();
  }
  if (!answeredAtOnce) {
    return 'again';
  }
  // After a move, the server's text of the page is better than an error in its place.
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
  return 'again';
}

/** The page is about to be replaced. */
function never(): Promise<never> {
  return new Promise(() => undefined);
}
