import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {retryOnce} from './retryOnce';
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

test('retries after one failure', async () => {
  const ask = vi.fn().mockImplementationOnce(fail).mockResolvedValue('there');
  expect(await retryOnce(ask)).toBe('there');
});

test('fails after two failures', async () => {
  const ask = vi.fn(fail);
  await expect(retryOnce(ask)).rejects.toThrow('failed');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('does not retry after a slow failure', async () => {
  const ask = vi.fn(failAfter(deadline));
  const asked = expect(retryOnce(ask)).rejects.toThrow('failed');
  await vi.advanceTimersByTimeAsync(deadline);
  await asked;
  expect(ask).toHaveBeenCalledTimes(1);
});
