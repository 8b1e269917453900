import {expect, test} from 'vitest';
import {parseWithRecovery} from '../checkCode/parseWithRecovery';

/** Returns `line: found` for each problem in the code. */
function messages(source: string): string[] {
  return parseWithRecovery(source, 'byLevel').problems.map(({at, found}) => `${at.line}: ${found}`);
}

test.each([
  ['parentheses', `a = 1\nb = ${'('.repeat(1000)}1${')'.repeat(1000)}`, '2: found more than 100'],
  [
    'operators',
    `a = ${Array(4000).fill('1').join('+')}`,
    '1: found an expression with more than 500',
  ],
  ['members', `a = b${'.c'.repeat(5000)}`, '1: found an expression with more than 500'],
  [
    'blocks',
    'if (a)\n'.repeat(10_000) + 'end\n'.repeat(10_000),
    '201: found more than 200 nested blocks',
  ],
  ['characters', 'a = 1\n'.repeat(830_000), '166667: found more than 1 MB'],
])('reports too many %s with the limit and the line', (_, source, message) => {
  expect(messages(source)).toEqual([expect.stringContaining(message)]);
});

test.each([
  ['parentheses', `b = ${'('.repeat(90)}1${')'.repeat(90)}`],
  ['operators', `a = ${Array(400).fill('1').join('+')}`],
  ['blocks', 'if (a)\n'.repeat(190) + 'end\n'.repeat(190)],
  ['consecutive blocks', 'if (a)\nend\n'.repeat(10_000)],
  ['collection elements', `a = [${Array(5000).fill('1 + 1').join(', ')}]`],
])('reads many %s', (_, source) => {
  expect(messages(source)).toEqual([]);
});

test('reads many unclosed comments in linear time', {timeout: 600_000}, () => {
  const start = performance.now();
  expect(messages('/*'.repeat(400_000))).toHaveLength(1);
  // Takes about a second; in quadratic time, several minutes.
  expect(performance.now() - start).toBeLessThan(60_000);
});
