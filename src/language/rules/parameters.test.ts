import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {parameters} from './parameters';

test.each([
  ['declare (a : integer) -> a : integer', '1: "a" is both a parameter and the result'],
  ['declare (a, A)', '1: a second parameter "A"'],
  ['function set a()\n\ttrace', '1: a setter with 0 parameters'],
  ['function get a(b : string)\n\ttrace', '1: a getter with parameters'],
])('reports %j', (source, message) => {
  expect(ruleProblems(parameters, source)).toEqual([expect.stringContaining(message)]);
});

test.each(['declare (a) -> b', 'function set a(b : string, event : object)\n\ttrace'])(
  'accepts %j',
  (source) => {
    expect(ruleProblems(parameters, source)).toEqual([]);
  },
);
