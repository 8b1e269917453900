import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {loopSources} from './loopSources';

test.each([
  ['forEach (i, 10)\n\ttrace\nend', '1: "forEach" over a number. Count with'],
  ['for (i, 0, "3")\n\ttrace\nend', '1: a string as a bound of "for"'],
])('reports %j', (source, message) => {
  expect(ruleProblems(loopSources, source)).toEqual([expect.stringContaining(message)]);
});

test.each(['forEach (i, [1])\n\ttrace\nend', 'for (i, 0, a)\n\ttrace\nend'])(
  'accepts %j',
  (source) => {
    expect(ruleProblems(loopSources, source)).toEqual([]);
  },
);
