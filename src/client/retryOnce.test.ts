import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {retryOnce} from './retryOnce';
import {deadline} from './silence';

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
  const request = vi.fn().mockImplementationOnce(fail).mockResolvedValue('loaded');
  expect(await retryOnce(request)).toBe('loaded');
});

test('fails after two failures', async () => {
  const request = vi.fn(fail);
  await expect(retryOnce(request)).rejects.toThrow('failed');
  expect(request).toHaveBeenCalledTimes(2);
});

test('does not retry after a slow failure', async () => {
  const request = vi.fn(failAfter(deadline));
  const failure = expect(retryOnce(request)).rejects.toThrow('failed');
  await vi.advanceTimersByTimeAsync(deadline);
  await failure;
  expect(request).toHaveBeenCalledTimes(1);
});
