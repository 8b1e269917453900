import {expect, test} from 'vitest';
import {faultsOf} from '../../tests/support/testSite';
import {drawings} from './drawings';

test.each([
  ['a diagram without a text', '```dot\ndigraph { a }\n```', /^1: a drawing has no text/],
  ['a screen without a text', '```screen\ntext: a\n```', /^1: a drawing has no text/],
])('%s is named', (_, source, message) => {
  expect(faultsOf(drawings, source).join()).toMatch(message);
});

test('what can be drawn is taken', () => {
  expect(faultsOf(drawings, '```screen alt="x"\ntext: a\n```')).toEqual([]);
});
