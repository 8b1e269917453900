import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {conditions} from './conditions';

test.each([
  [
    'var n : integer\nif (n)\n\ttrace\nend',
    '2: a number as a condition, which must be a boolean. Compare it, for example with "!= 0"',
  ],
  [
    'e = ds.Employee.new()\nif (e.isNew)\n\ttrace\nend',
    '2: a 4D.Function as a condition, which must be a boolean. Call the function',
  ],
])('reports %j', (source, message) => {
  expect(ruleProblems(conditions, source)).toEqual([expect.stringContaining(message)]);
});

test.each([
  'if (a)\n\ttrace\nend',
  'e = ds.Employee.new()\nif (e.isNew())\n\ttrace\nend',
  'while (a > 1)\n\ttrace\nend',
])('accepts %j', (source) => {
  expect(ruleProblems(conditions, source)).toEqual([]);
});
