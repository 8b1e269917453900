import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {operandTypes} from './operandTypes';

test.each([
  ['var s : string\na = s - 1', '2: "-" between a string and a number'],
  ['var s : string\nb = s == 12', '2: a string compared with a number'],
  ['a = "x" & "y"', '1: "&" between a string and a string. Join strings with "+"'],
])('reports %j', (source, message) => {
  expect(ruleProblems(operandTypes, source)).toEqual([expect.stringContaining(message)]);
});

test.each(['var d : date\na = d + 1', 'var s : string\nb = s == c', 'a = "x" * 3'])(
  'accepts %j',
  (source) => {
    expect(ruleProblems(operandTypes, source)).toEqual([]);
  },
);
