import {expect, test} from 'vitest';
import {parse} from './parse';

test.each([
  ['Constructor(1)', 'Keywords are case-sensitive'],
  ['Constructor 5', 'Write one statement per line'],
  ['Constructor x = 1', 'Keywords are written in lowercase: "function", "constructor", "extends"'],
  [
    'int x As Constructor',
    'Write "var x : type", or "var x = value"; QodlyScript has no constants',
  ],
])('%s gets an ordinary hint, although JavaScript objects inherit the name', (source, hint) => {
  expect(parse(source).problems.map((problem) => problem.hint)).toEqual([hint]);
});
