import {expect, test} from 'vitest';
import {splitComments} from './splitComments';

test('parts code from comments and texts', () => {
  const source = 'a = f("x // \\"y\\"") // 6\n/* two\nlines */ b = 1';
  expect(splitComments(source)).toEqual({
    code: 'a = f("") \n b = 1',
    comments: ['// 6', '/* two\nlines */'],
  });
});
