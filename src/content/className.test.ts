import {expect, test} from 'vitest';
import {className} from './className';

test.each([
  ['language/ZipFileClass', 'ZipFile'],
  ['language/EmailObjectClass', 'Email'],
  ['language/Directory', 'Directory'],
  ['language/ClassClass', 'Class'],
  ['language/ObjectClass', 'Object'],
])('the class of %s is %s', (route, name) => {
  expect(className(route)).toBe(name);
});
