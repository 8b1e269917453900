import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {askTwice} from './askTwice';
import {deadline} from './deadline';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const fail = () => Promise.reject(new Error('failed'));

function failAfter(milliseconds: number): () => Promise<never> {
  return () =>
    new Promise((_, reject) => setTimeout(() => reject(new Error('failed')), milliseconds));
}

test('what fails once is asked for a second time', async () => {
  const ask = vi.fn().mockImplementationOnce(fail).mockResolvedValue('there');
  expect(await askTwice(ask)).toBe('there');
});

test('what fails twice fails', async () => {
  const ask = vi.fn(fail);
  await expect(askTwice(ask)).rejects.toThrow('failed');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('what took long to fail is not asked for again before the reader is told', async () => {
  const ask = vi.fn(failAfter(deadline));
  const asked = expect(askTwice(ask)).rejects.toThrow('failed');
  await vi.advanceTimersByTimeAsync(deadline);
  await asked;
  expect(ask).toHaveBeenCalledTimes(1);
});
