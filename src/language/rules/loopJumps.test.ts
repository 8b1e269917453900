import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {loopJumps} from './loopJumps';

test.each([
  ['if (a)\n\tbreak\nend', '2: "break" outside a loop'],
  ['continue', '1: "continue" outside a loop'],
])('reports %j', (source, message) => {
  expect(ruleProblems(loopJumps, source)).toEqual([expect.stringContaining(message)]);
});

test.each(['while (a)\n\tif (b)\n\t\tbreak\n\tend\nend'])('accepts %j', (source) => {
  expect(ruleProblems(loopJumps, source)).toEqual([]);
});
