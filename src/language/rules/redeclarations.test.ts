import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {redeclarations} from './redeclarations';

test.each(['declare (a : text)\nvar a : integer', 'var a : string\nvar A : integer'])(
  'reports %j',
  (source) => {
    expect(ruleProblems(redeclarations, source)).toEqual([expect.stringContaining('2: "')]);
  },
);

test.each([
  'var a : text\nvar a : string',
  'declare (a)\nvar a : text',
  'var a : text\nvar b : date',
])('accepts %j', (source) => {
  expect(ruleProblems(redeclarations, source)).toEqual([]);
});
