import {expect, test} from 'vitest';
import {editDistance} from './editDistance';

test.each([
  ['filter', 'filter', 0],
  ['filter', 'filtr', 1],
  ['filter', 'filteer', 1],
  ['filter', 'folter', 1],
  // Swapped neighbors are one mistake.
  ['filter', 'fitler', 1],
  ['filter', 'iflter', 1],
  ['filter', 'filtre', 1],
  ['filter', 'fitlre', 2],
])('%s and %s differ by %i', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance);
});

test('words that differ more than the limit are above it', () => {
  expect(editDistance('filter', 'length', 2)).toBeGreaterThan(2);
});
