import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {foreignWords} from './foreignWords';

test.each([
  ['a = None', '1: "None", which is a word from other languages. Write "null"'],
  ['self.name = "a"', '1: "self", which is a word from other languages. Write "this"'],
  ['finally', '1: "finally", which is a word from other languages. Put the code after the "end"'],
  ['a = iif(b, 1, 2)', 'Write "condition ? first : second"'],
  ['console.log("a")', 'Write logEvent(message : string'],
])('reports %j', (source, message) => {
  expect(ruleProblems(foreignWords, source)).toEqual([expect.stringContaining(message)]);
});

test.each(['none = 1\na = none', 'self = {}\nself.name = "a"', 'computeAll', 'a = settings.log'])(
  'accepts %j',
  (source) => {
    expect(ruleProblems(foreignWords, source)).toEqual([]);
  },
);

test('accepts a foreign word as the name of a project method', () => {
  expect(ruleProblems(foreignWords, 'pass', {'Methods/pass.4qs': 'trace'})).toEqual([]);
});
