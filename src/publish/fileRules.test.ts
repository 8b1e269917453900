import {expect, test} from 'vitest';
import {requireHashes} from './fileRules';

test('requires a hash in the name of a file that browsers cache for a year', () => {
  expect(() =>
    requireHashes([
      'assets/js/main.c4f3b77e.js',
      'assets/images/a-0123456789abcdef.png',
      'img/a.png',
    ]),
  ).not.toThrow();
  expect(() => requireHashes(['assets/js/main.js'])).toThrow(
    'without a hash in their names for a year: assets/js/main.js. Move them',
  );
});
