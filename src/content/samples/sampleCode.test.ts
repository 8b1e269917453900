import {expect, test} from 'vitest';
import {splitComments} from './sampleCode';

test('separates code from comments and strings', () => {
  const source = 'a = f("x // \\"y\\"") // 6\n/* two\nlines */ b = 1';
  expect(splitComments(source)).toEqual({
    code: 'a = f("") \n b = 1',
    comments: ['// 6', '/* two\nlines */'],
  });
});
