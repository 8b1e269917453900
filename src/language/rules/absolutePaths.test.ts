import {expect, test} from 'vitest';
import {ruleFaults} from '../testing/ruleFaults';
import {absolutePaths} from './absolutePaths';

test.each([
  ['file("prefs.txt")', '1: a relative path, "prefs.txt"'],
  ['a = folder("x/" + b)', '1: a relative path'],
  ['a = 4D.File.new("x")', '1: a relative path'],
])('reports %j', (source, message) => {
  expect(ruleFaults(absolutePaths, source)).toEqual([expect.stringContaining(message)]);
});

test.each(['file("/DATA/x")', 'a = folder(b)', 'a = folder("/DATA").file("x")'])(
  'accepts %j',
  (source) => {
    expect(ruleFaults(absolutePaths, source)).toEqual([]);
  },
);
