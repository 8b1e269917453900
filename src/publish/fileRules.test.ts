import {expect, test} from 'vitest';
import {checkKept} from './fileRules';

test('what browsers keep for a year must have a hash in its name', () => {
  expect(() =>
    checkKept(['assets/js/main.c4f3b77e.js', 'assets/images/a-0123456789abcdef.png', 'img/a.png']),
  ).not.toThrow();
  expect(() => checkKept(['assets/js/main.js'])).toThrow(
    'keep assets/js/main.js for a year, and the name has no hash',
  );
});
