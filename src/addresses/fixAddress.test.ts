import {expect, test} from 'vitest';
import {fixAddress, fixHash, type AddressRules} from './fixAddress';

const rules: AddressRules = {
  baseUrl: '/docs/',
  latest: '0.2.0',
  others: ['next', '0.1.0'],
  retired: ['0.0.9'],
  moved: [
    ['guides/old', 'guides/new'],
    ['next/guides/old', 'next/guides/new'],
    ['orda/old', '0.1.0/orda/old'],
    ['0.0.9/api/gone', ''],
  ],
};

test.each([
  ['/docs/faq.html', '/docs/faq'],
  ['/docs/faq/', '/docs/faq'],
  ['/docs/faq)', '/docs/faq'],
  ['/docs/faq.', '/docs/faq'],
  ['/docs/faq%29,', '/docs/faq'],
  ["/docs/faq;:!'*", '/docs/faq'],
  ['/docs/next/faq.html).', '/docs/next/faq'],
  ['/docs/faq/index', '/docs/faq'],
  ['/docs/faq/index.html', '/docs/faq'],
  ['/docs/index.html', '/docs/'],
  ['/docs/0.2.0/language/SignalClass', '/docs/language/SignalClass'],
  ['/docs/0.2.0/faq.html', '/docs/faq'],
  ['/docs/0.2.0', '/docs/'],
  ['/docs/next/faq/', '/docs/next/faq'],
  ['/docs/next', '/docs/next/get-started/quickstart'],
  ['/docs/0.1.0/', '/docs/0.1.0/get-started/quickstart'],
  ['/docs//faq', '/docs/faq'],
  ['//docs/next//faq//', '/docs/next/faq'],
  ['/docs/api/%24filter', '/docs/api/$filter'],
  ['/docs/0.1.0/api/%24filter.html', '/docs/0.1.0/api/$filter'],
  ['/docs/%66aq', '/docs/faq'],
  ['/docs/guides/old', '/docs/guides/new'],
  ['/docs/guides/old.html', '/docs/guides/new'],
  ['/docs/next/guides/old/', '/docs/next/guides/new'],
  ['/docs/0.2.0/guides/old', '/docs/guides/new'],
  ['/docs/orda/old', '/docs/0.1.0/orda/old'],
  ['/docs/0.0.9', '/docs/'],
  ['/docs/0.0.9/', '/docs/'],
  ['/docs/0.0.9/faq', '/docs/faq'],
  ['/docs/0.0.9/api/%24filter.html', '/docs/api/$filter'],
  ['/docs/0.0.9/guides/old', '/docs/guides/new'],
  ['/docs/0.0.9/orda/old', '/docs/0.1.0/orda/old'],
  ['/docs/0.0.9/api/gone', '/docs/'],
])('corrects %s to %s', (address, corrected) => {
  expect(fixAddress(address, rules)).toBe(corrected);
});

test.each([
  '/docs/',
  '/docs/faq',
  '/docs/next/api/$filter',
  '/docs/0.2.00/faq',
  '/docs/0.0.90/faq',
  '/docs/guides/older',
  '/docs/0.1.0/guides/old',
  '/docs/a%2Fb',
  '/docs/caf%C3%A9',
  '/other/x.html',
])('keeps %s unchanged', (address) => {
  expect(fixAddress(address, rules)).toBe(address);
});

test.each(['/docs/100%', '/docs/%E0%A4%A', '/docs/%zz/faq'])(
  'returns a path that can be decoded twice for %s',
  (address) => {
    const fixed = fixAddress(address, rules);
    expect(() => decodeURI(decodeURI(fixed))).not.toThrow();
    expect(fixAddress(fixed, rules)).toBe(fixed);
  },
);

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
