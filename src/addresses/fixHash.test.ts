import {expect, test} from 'vitest';
import {fixHash} from './fixHash';

test.each([
  ['', ''],
  ['#limits', '#limits'],
  ['#%C3%BC', '#%C3%BC'],
  ['#50%', '#50%25'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
  ['#%zz', '#%25zz'],
])('changes %s to %s, which can be decoded', (hash, fixed) => {
  expect(fixHash(hash)).toBe(fixed);
  expect(() => decodeURIComponent(fixHash(hash))).not.toThrow();
});
