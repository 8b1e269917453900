import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {uncalledCommands} from './uncalledCommands';

test.each([
  ['n = length', '1: "length" without its arguments'],
  ['n = 1 + length', '1: "length" without its arguments'],
])('reports %j', (source, message) => {
  expect(ruleProblems(uncalledCommands, source)).toEqual([expect.stringContaining(message)]);
});

test.each(['n = length("a")', 'd = currentDate', 'o = {length: 1}'])('accepts %j', (source) => {
  expect(ruleProblems(uncalledCommands, source)).toEqual([]);
});
