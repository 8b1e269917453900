import {beforeEach, expect, test, vi} from 'vitest';
import {endNavigation, guardLoad, recover, startNavigation} from './recover';

const missingError = Object.assign(new Error('Loading chunk 1 failed.'), {type: 'missing'});
const timeoutError = Object.assign(new Error('Loading chunk 1 failed.'), {type: 'timeout'});

const guard = {
  untilSiteResponds: vi.fn<() => Promise<boolean>>(),
  reloadOnce: vi.fn<(isMove: boolean) => boolean>(),
  settle: vi.fn(),
  show: vi.fn(),
  hide: vi.fn(),
  refetch: vi.fn<(url?: string) => Promise<void>>(),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {pageGuard: guard});
  guard.untilSiteResponds.mockReset().mockResolvedValue(true);
  guard.reloadOnce.mockReset().mockReturnValue(true);
  guard.settle.mockReset();
  startNavigation(false);
  return () => vi.useRealTimers();
});

/** Returns the verdict after a failure, or `waits` until there is one. */
async function verdictOf(error: Error): Promise<string> {
  let verdict = 'waits';
  void recover(error).then((result) => (verdict = result));
  await vi.advanceTimersByTimeAsync(1000);
  return verdict;
}

test('retries after a first failure without requesting the page from the server', async () => {
  expect(await verdictOf(missingError)).toBe('retry');
  expect(guard.untilSiteResponds).not.toHaveBeenCalled();
});

test('reloads the page after a second failure if the site responds', async () => {
  await verdictOf(missingError);
  expect(await verdictOf(missingError)).toBe('waits');
  expect(guard.reloadOnce).toHaveBeenCalledWith(true);
});

test('retries each time code takes too long to load, without a reload', async () => {
  for (const error of [timeoutError, timeoutError, timeoutError]) {
    expect(await verdictOf(error)).toBe('retry');
  }
  expect(guard.reloadOnce).not.toHaveBeenCalled();
});

test('retries without a reload if the site responds only after a while', async () => {
  guard.untilSiteResponds.mockResolvedValue(false);
  await verdictOf(missingError);
  expect(await verdictOf(missingError)).toBe('retry');
  expect(guard.reloadOnce).not.toHaveBeenCalled();
});

test("keeps the page while the site doesn't respond", async () => {
  guard.untilSiteResponds.mockReturnValue(new Promise(() => undefined));
  await verdictOf(missingError);
  expect(await verdictOf(missingError)).toBe('waits');
  expect(guard.reloadOnce).not.toHaveBeenCalled();
});

test("shows the error in place of the page if a reload can't be recorded", async () => {
  guard.reloadOnce.mockReturnValue(false);
  await verdictOf(missingError);
  expect(await verdictOf(missingError)).toBe('give up');
  endNavigation();
  expect(guard.settle, 'the page has not loaded').not.toHaveBeenCalled();
});

test('does nothing once the reader has navigated away', async () => {
  await verdictOf(missingError);
  let respond: (isImmediate: boolean) => void = () => undefined;
  guard.untilSiteResponds.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  const verdict = verdictOf(missingError);
  startNavigation(false);
  respond(true);
  expect(await verdict).toBe('waits');
  expect(guard.reloadOnce).not.toHaveBeenCalled();
});

test('waits for a page whose code is late, and says so until it has loaded', async () => {
  const load = vi.fn<() => Promise<void>>().mockRejectedValueOnce(timeoutError);
  let arrive: () => void = () => undefined;
  load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  let hasLoaded = false;
  void guardLoad(load).then(() => (hasLoaded = true));
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(guard.show).toHaveBeenCalledWith(
    'This page is taking a while to load.',
    expect.any(Function),
  );
  expect(hasLoaded).toBe(false);
  expect(guard.hide).not.toHaveBeenCalledWith('page');
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(hasLoaded).toBe(true);
  expect(guard.hide).toHaveBeenCalledWith('page');
});

test('requests a file that failed past the cache before it is used again', async () => {
  const error = Object.assign(new Error('Loading chunk 1 failed.'), {request: '/docs/a.js'});
  const load = vi.fn<() => Promise<void>>().mockRejectedValueOnce(error).mockResolvedValue();
  let repair: () => void = () => undefined;
  guard.refetch.mockReturnValue(new Promise((resolve) => (repair = resolve)));
  void guardLoad(load);
  await vi.advanceTimersByTimeAsync(1000);
  expect(guard.refetch).toHaveBeenCalledWith('/docs/a.js');
  expect(load).toHaveBeenCalledTimes(1);
  repair();
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(2);
});

test('the routes of a page that fail together share one decision', async () => {
  await verdictOf(missingError);
  guard.untilSiteResponds.mockResolvedValue(false);
  expect(await Promise.all([recover(missingError), recover(missingError)])).toEqual([
    'retry',
    'retry',
  ]);
  expect(guard.untilSiteResponds).toHaveBeenCalledTimes(1);
});

test('allows another reload after the page has loaded', () => {
  endNavigation();
  expect(guard.settle).toHaveBeenCalled();
});
