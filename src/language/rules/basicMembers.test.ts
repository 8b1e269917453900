import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {basicMembers} from './basicMembers';

test.each([
  ['var s : string\na = s.length', '2: "length" on a string, which has no members. Write length('],
  ['a = "x".toUpper()', '1: "toUpper" on a string, which has no members. Write uppercase('],
  ['var s : text\na = s[0]', '2: an element of a string'],
])('reports %j', (source, message) => {
  expect(ruleProblems(basicMembers, source)).toEqual([expect.stringContaining(message)]);
});

test.each(['var o : object\na = o.length', 'var s : text\na = s[[1]]', 'a = b.length'])(
  'accepts %j',
  (source) => {
    expect(ruleProblems(basicMembers, source)).toEqual([]);
  },
);
