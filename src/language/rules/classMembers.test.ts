import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {classMembers} from './classMembers';

test.each([
  [
    'constructor()\n\ttrace\nconstructor(a)\n\ttrace',
    '3: a second constructor; the first one is on line 1',
  ],
  ['function a()\n\ttrace\nfunction a(b)\n\ttrace', '3: a second definition of "a"'],
  ['property a\nfunction a()\n\ttrace', '2: a second definition of "a"'],
  ['property a, a', '1: a second property'],
])('reports %j', (source, message) => {
  expect(ruleProblems(classMembers, source)).toEqual([expect.stringContaining(message)]);
});

test.each(['function get a()\n\ttrace\nfunction set a(b)\n\ttrace\nfunction query a(c)\n\ttrace'])(
  'accepts %j',
  (source) => {
    expect(ruleProblems(classMembers, source)).toEqual([]);
  },
);
