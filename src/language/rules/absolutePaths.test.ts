import {expect, test} from 'vitest';
import {ruleProblems} from '../testing/ruleProblems';
import {absolutePaths} from './absolutePaths';

test.each([
  ['file("prefs.txt")', '1: a relative path, "prefs.txt"'],
  ['a = folder("x/" + b)', '1: a relative path'],
  ['a = 4D.File.new("x")', '1: a relative path'],
])('reports %j', (source, message) => {
  expect(ruleProblems(absolutePaths, source)).toEqual([expect.stringContaining(message)]);
});

test.each(['file("/DATA/x")', 'a = folder(b)', 'a = folder("/DATA").file("x")'])(
  'accepts %j',
  (source) => {
    expect(ruleProblems(absolutePaths, source)).toEqual([]);
  },
);
