import {expect, test} from 'vitest';
import {matches} from './matches';

const text = 'replaceString Replaces a string with another one in a text';

test.each(['', 'REPLACE', 'text replace', 'replaceString()', ' string '])('finds "%s"', (query) => {
  expect(matches(text, query)).toBe(true);
});

test('requires every word', () => {
  expect(matches(text, 'replace number')).toBe(false);
});
