import {expect, test} from 'vitest';
import {problemsOf} from '../../tests/support/testSite';
import {drawings} from './drawings';

test.each([
  [
    'a diagram without alternative text',
    '```dot\ndigraph { a }\n```',
    /^1: a drawing has no alternative text/,
  ],
  [
    'a screen without alternative text',
    '```screen\ntext: a\n```',
    /^1: a drawing has no alternative text/,
  ],
])('reports %s', (_, source, message) => {
  expect(problemsOf(drawings, source).join()).toMatch(message);
});

test('accepts drawings with alternative text, and code that is not drawn', () => {
  expect(problemsOf(drawings, '```css\nself { top: 0 }\n```')).toEqual([]);
  expect(problemsOf(drawings, '```screen alt="x"\ntext: a\n```')).toEqual([]);
});
