import {beforeEach, expect, test, vi} from 'vitest';
import {endNavigation, recover, startNavigation} from './recover';

const gone = Object.assign(new Error('Loading chunk 1 failed.'), {type: 'missing'});
const late = Object.assign(new Error('Loading chunk 1 failed.'), {type: 'timeout'});

const guard = {
  untilOurs: vi.fn<() => Promise<boolean>>(),
  reloadOnce: vi.fn<(isMove: boolean) => boolean>(),
  settle: vi.fn(),
  hide: vi.fn(),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {pageGuard: guard});
  guard.untilOurs.mockReset().mockResolvedValue(true);
  guard.reloadOnce.mockReset().mockReturnValue(true);
  guard.settle.mockReset();
  startNavigation(false);
  return () => vi.useRealTimers();
});

/** What comes of a failure; `waits` where nothing does. */
async function verdictOf(error: Error): Promise<string> {
  let verdict = 'waits';
  void recover(error).then((given) => (verdict = given));
  await vi.advanceTimersByTimeAsync(1000);
  return verdict;
}

test('a first failure is asked for again, and the server is left alone', async () => {
  expect(await verdictOf(gone)).toBe('again');
  expect(guard.untilOurs).not.toHaveBeenCalled();
});

test('the second loads the page anew, when a page of this site answers', async () => {
  await verdictOf(gone);
  expect(await verdictOf(gone)).toBe('waits');
  expect(guard.reloadOnce).toHaveBeenCalledWith(true);
});

test('what only came too late is asked for again each time: nothing is loaded anew', async () => {
  for (const error of [late, late, late]) {
    expect(await verdictOf(error)).toBe('again');
  }
  expect(guard.reloadOnce).not.toHaveBeenCalled();
});

test('after the site did not answer for a while, the code is asked for again, without a reload', async () => {
  guard.untilOurs.mockResolvedValue(false);
  await verdictOf(gone);
  expect(await verdictOf(gone)).toBe('again');
  expect(guard.reloadOnce).not.toHaveBeenCalled();
});

test('as long as something else answers, nothing takes the place of the page', async () => {
  guard.untilOurs.mockReturnValue(new Promise(() => undefined));
  await verdictOf(gone);
  expect(await verdictOf(gone)).toBe('waits');
  expect(guard.reloadOnce).not.toHaveBeenCalled();
});

test('where no reload can be noted, the error is shown in the place of the page', async () => {
  guard.reloadOnce.mockReturnValue(false);
  await verdictOf(gone);
  expect(await verdictOf(gone)).toBe('give up');
  endNavigation();
  expect(guard.settle, 'the address has not loaded').not.toHaveBeenCalled();
});

test('when the reader has gone elsewhere, nothing comes of it any more', async () => {
  await verdictOf(gone);
  let answer: (isAtOnce: boolean) => void = () => undefined;
  guard.untilOurs.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const verdict = verdictOf(gone);
  startNavigation(false);
  answer(true);
  expect(await verdict).toBe('waits');
  expect(guard.reloadOnce).not.toHaveBeenCalled();
});

test('a page that loads may be loaded anew again later', () => {
  endNavigation();
  expect(guard.settle).toHaveBeenCalled();
});
