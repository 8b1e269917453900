import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {collectionIndexes} from './collectionIndexes';

test('reports a loop that goes past the last element', () => {
  const source = 'for (i, 0, items.length)\n\tsum += items[i]\nend';
  expect(ruleProblems(collectionIndexes, source)).toEqual([
    expect.stringContaining('1: the loop reaches items[items.length]'),
  ]);
});

test.each([
  'for (i, 0, items.length - 1)\n\tsum += items[i]\nend',
  'for (i, 1, items.length)\n\tsum += items[i - 1]\nend',
  'for (i, 0, items.length)\n\tsum += others[i]\nend',
])('accepts %j', (source) => {
  expect(ruleProblems(collectionIndexes, source)).toEqual([]);
});
