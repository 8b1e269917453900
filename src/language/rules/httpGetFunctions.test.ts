import {expect, test} from 'vitest';
import {ruleFaults} from '../testing/ruleFaults';
import {httpGetFunctions} from './httpGetFunctions';

test.each([
  [
    'onHttpGet function f()\n\ttrace',
    '1: "onHttpGet" on "f", which is not exposed. Write "exposed onHttpGet function f',
  ],
])('reports %j', (source, message) => {
  expect(ruleFaults(httpGetFunctions, source)).toEqual([expect.stringContaining(message)]);
});

test.each(['exposed onHttpGet function f()\n\ttrace'])('accepts %j', (source) => {
  expect(ruleFaults(httpGetFunctions, source)).toEqual([]);
});
