import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {missingReturns} from './missingReturns';

test.each([
  ['function f() : number\n\ttrace', '1: a result of type number is declared but never returned'],
])('reports %j', (source, message) => {
  expect(ruleProblems(missingReturns, source)).toEqual([expect.stringContaining(message)]);
});

test.each([
  'function f() : number\n\treturn 1',
  'function f() -> a : number\n\ta = 1',
  'function f() : number',
  'function f() : number\n\tthrow(1)',
])('accepts %j', (source) => {
  expect(ruleProblems(missingReturns, source)).toEqual([]);
});
