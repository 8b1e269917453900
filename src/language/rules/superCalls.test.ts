import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {superCalls} from './superCalls';

test.each([
  ['extends A\n\nconstructor()\n\tthis.a = 1\n\tsuper()', '4: "this" before "super(…)"'],
  [
    'extends A\n\nconstructor()\n\tthis.a = 1',
    '3: the constructor never calls the constructor of A',
  ],
  ['extends A\n\nconstructor()\n\tsuper()\n\tsuper()', '5: a second "super(…)"'],
  ['constructor()\n\tsuper()', '2: "super(…)" in a class without a parent class'],
  ['extends A\n\nfunction f()\n\tsuper()', '4: "super(…)" outside a constructor'],
])('reports %j', (source, message) => {
  expect(ruleProblems(superCalls, source)).toEqual([expect.stringContaining(message)]);
});

test.each([
  'extends A\n\nconstructor()\n\tsuper()\n\tthis.a = 1',
  'extends A\n\nfunction f()\n\tsuper.f()',
])('accepts %j', (source) => {
  expect(ruleProblems(superCalls, source)).toEqual([]);
});
