import {expect, test} from 'vitest';
import {fixHash} from './fixHash';

const ids = ['limits', 'orderby', 'Begin', 'what-s-new', 'ü'];

test.each([
  ['', ''],
  ['#limits', '#limits'],
  ['#%C3%BC', '#%C3%BC'],
  ['#50%', '#50%25'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
  ['#%zz', '#%25zz'],
  ['#orderBy', '#orderby'],
  ['#.orderBy()', '#orderby'],
  ['#ORDERBY', '#orderby'],
  ['#orderby.', '#orderby'],
  ['#orderby)', '#orderby'],
  ['#%60.orderBy()%60', '#orderby'],
  ['#Begin', '#Begin'],
  ['#Begin,', '#Begin'],
  ['#%C3%9C', '#%C3%BC'],
  ['#Missing', '#Missing'],
  ['#()', '#()'],
])('changes %s to %s, which can be decoded', (hash, fixed) => {
  const result = fixHash(hash, (id) => ids.includes(id));
  expect(result).toBe(fixed);
  expect(() => decodeURIComponent(result)).not.toThrow();
});
