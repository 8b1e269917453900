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

/** Returns the verdict after a failure, or `waits` if there is none. */
async function verdictOf(error: Error): Promise<string> {
  let verdict = 'waits';
  void recover(error).then((given) => (verdict = given));
  await vi.advanceTimersByTimeAsync(1000);
  return verdict;
}

test('retries after a first failure without asking the server for the page', async () => {
  expect(await verdictOf(gone)).toBe('again');
  expect(guard.untilOurs).not.toHaveBeenCalled();
});

test('reloads the page after a second failure when a page of this site answers', async () => {
  await verdictOf(gone);
  expect(await verdictOf(gone)).toBe('waits');
  expect(guard.reloadOnce).toHaveBeenCalledWith(true);
});

test('retries late code each time, without a reload', async () => {
  for (const error of [late, late, late]) {
    expect(await verdictOf(error)).toBe('again');
  }
  expect(guard.reloadOnce).not.toHaveBeenCalled();
});

test('retries without a reload when the site answers again after a while', async () => {
  guard.untilOurs.mockResolvedValue(false);
  await verdictOf(gone);
  expect(await verdictOf(gone)).toBe('again');
  expect(guard.reloadOnce).not.toHaveBeenCalled();
});

test('keeps the page as long as something else answers', async () => {
  guard.untilOurs.mockReturnValue(new Promise(() => undefined));
  await verdictOf(gone);
  expect(await verdictOf(gone)).toBe('waits');
  expect(guard.reloadOnce).not.toHaveBeenCalled();
});

test('shows the error in place of the page when a reload cannot be recorded', async () => {
  guard.reloadOnce.mockReturnValue(false);
  await verdictOf(gone);
  expect(await verdictOf(gone)).toBe('give up');
  endNavigation();
  expect(guard.settle, 'the address has not loaded').not.toHaveBeenCalled();
});

test('does nothing once the reader has navigated away', async () => {
  await verdictOf(gone);
  let answer: (isAtOnce: boolean) => void = () => undefined;
  guard.untilOurs.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const verdict = verdictOf(gone);
  startNavigation(false);
  answer(true);
  expect(await verdict).toBe('waits');
  expect(guard.reloadOnce).not.toHaveBeenCalled();
});

test('allows another reload after the page has loaded', () => {
  endNavigation();
  expect(guard.settle).toHaveBeenCalled();
});
