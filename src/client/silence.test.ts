import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {deadline} from './deadline';
import {hear, whenSilent} from './silence';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('nothing arrives: says so at the deadline, once', () => {
  const run = vi.fn();
  whenSilent(deadline, run);
  vi.advanceTimersByTime(deadline - 1);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10 * deadline);
  expect(run).toHaveBeenCalledTimes(1);
});

test('counts from what arrived last, however long it all takes', () => {
  const run = vi.fn();
  whenSilent(deadline, run);
  for (let part = 0; part < 10; part += 1) {
    vi.advanceTimersByTime(deadline - 1000);
    hear();
  }
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(deadline);
  expect(run).toHaveBeenCalledTimes(1);
});

test('what has been called off says nothing', () => {
  const run = vi.fn();
  const stop = whenSilent(deadline, run);
  stop();
  hear();
  vi.advanceTimersByTime(10 * deadline);
  expect(run).not.toHaveBeenCalled();
});
