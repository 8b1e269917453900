import {expect, test, vi} from 'vitest';
import {memoize, memoizeBy} from './memoize';

test('computes once per object', () => {
  const compute = vi.fn(({size}: {size: number}) => size * 2);
  const double = memoize(compute);
  const box = {size: 2};
  expect([double(box), double(box), double({size: 3})]).toEqual([4, 4, 6]);
  expect(compute).toHaveBeenCalledTimes(2);
});

test('caches undefined', () => {
  const compute = vi.fn(() => undefined);
  const nothing = memoize(compute);
  const key = {};
  nothing(key);
  nothing(key);
  expect(compute).toHaveBeenCalledTimes(1);
});

test('computes once per key, whether the key is a string or an object', () => {
  const compute = vi.fn(({text}: {text: string}) => text.length);
  const tree = {};
  for (const keyOf of [({text}: {text: string}) => text, () => tree]) {
    compute.mockClear();
    const length = memoizeBy(keyOf, compute);
    expect([length({text: 'four'}), length({text: 'four'})]).toEqual([4, 4]);
    expect(compute).toHaveBeenCalledTimes(1);
  }
});
