import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {argumentTypes} from './argumentTypes';

test.each([
  ['a = length(12)', '1: a number as argument 1 of "length", which takes a string'],
  ['var d : date\na = uppercase(d)', '2: a date as argument 1'],
  ['f = file("/a")\nf.setText(true == a)', '2: a boolean as argument 1'],
  [
    'function add(a : number)\n\ttrace\nfunction b()\n\tthis.add("1")',
    '4: a string as argument 1 of "add"',
  ],
])('reports %j', (source, message) => {
  expect(ruleProblems(argumentTypes, source)).toEqual([expect.stringContaining(message)]);
});

test.each(['a = length(b)', 'var t : text\na = length(t)', 'a = length(formula(x).call())'])(
  'accepts %j',
  (source) => {
    expect(ruleProblems(argumentTypes, source)).toEqual([]);
  },
);
