import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {unreachable} from './unreachable';

test.each([
  ['return\ntrace', '2: an unreachable statement after "return"'],
  ['while (a)\n\tbreak\n\ttrace\nend', '3: an unreachable statement'],
])('reports %j', (source, message) => {
  expect(ruleProblems(unreachable, source)).toEqual([expect.stringContaining(message)]);
});

test.each(['if (a)\n\treturn\nend\ntrace'])('accepts %j', (source) => {
  expect(ruleProblems(unreachable, source)).toEqual([]);
});
