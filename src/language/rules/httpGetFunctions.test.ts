import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {httpGetFunctions} from './httpGetFunctions';

test.each([
  [
    'onHttpGet function f()\n\ttrace',
    '1: "onHttpGet" on "f", which is not exposed. Write "exposed onHttpGet function f',
  ],
])('reports %j', (source, message) => {
  expect(ruleProblems(httpGetFunctions, source)).toEqual([expect.stringContaining(message)]);
});

test.each(['exposed onHttpGet function f()\n\ttrace'])('accepts %j', (source) => {
  expect(ruleProblems(httpGetFunctions, source)).toEqual([]);
});
