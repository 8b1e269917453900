import {expect, test} from 'vitest';
import {checkKept} from './fileRules';

test('requires a hash in the name of a file that browsers keep for a year', () => {
  expect(() =>
    checkKept(['assets/js/main.c4f3b77e.js', 'assets/images/a-0123456789abcdef.png', 'img/a.png']),
  ).not.toThrow();
  expect(() => checkKept(['assets/js/main.js'])).toThrow(
    'keep assets/js/main.js for a year, and the name has no hash',
  );
});
