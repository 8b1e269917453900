import {expect, test} from 'vitest';
import {faultsOf} from '../../tests/support/testSite';
import {drawings} from './drawings';

test.each([
  ['a diagram without a text', '```dot\ndigraph { a }\n```', /^1: a drawing has no text/],
  ['a layout without a text', '```layout\na | b\n```', /^1: a drawing has no text/],
  [
    'rows of different length',
    '```layout alt="x"\na | b\na\n```',
    /^3: the row "a" has 1 cells, or an empty one; the first row has 2/,
  ],
])('%s is named', (_, source, message) => {
  expect(faultsOf(drawings, source).join()).toMatch(message);
});

test('what can be drawn is taken', () => {
  expect(faultsOf(drawings, '```layout alt="x"\na | b\n```')).toEqual([]);
});
