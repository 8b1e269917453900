import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {deadline, noteData, whenSilent} from './silence';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('calls back once at the deadline when nothing arrives', () => {
  const run = vi.fn();
  whenSilent(run);
  vi.advanceTimersByTime(deadline - 1);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10 * deadline);
  expect(run).toHaveBeenCalledTimes(1);
});

test('does not call back after being canceled', () => {
  const run = vi.fn();
  const stop = whenSilent(run);
  stop();
  noteData();
  vi.advanceTimersByTime(10 * deadline);
  expect(run).not.toHaveBeenCalled();
});
