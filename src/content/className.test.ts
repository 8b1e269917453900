import {expect, test} from 'vitest';
import {classNameOf} from './className';

test.each([
  ['language/ZipFileClass', 'ZipFile'],
  ['language/EmailObjectClass', 'Email'],
  ['language/Directory', 'Directory'],
  ['language/ClassClass', 'Class'],
  ['language/ObjectClass', 'Object'],
])('the class of %s is %s', (route, name) => {
  expect(classNameOf(route)).toBe(name);
});
