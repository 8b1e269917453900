import {expect, test} from 'vitest';
import {removeUnused} from './removeUnused';

test.each([
  ['a class that code names', '.card_x1Yz{color:red}', "className: 'card_x1Yz'"],
  ['an element', 'table{color:red}', "jsx('table', {})"],
  ['a mode', "[data-theme='dark'] .card{color:red}", "setAttribute('data-theme', 'dark'); 'card'"],
  [
    'a class that the theme composes',
    '.theme-admonition-tip{color:red}',
    '(type) => `theme-admonition-${type}`',
  ],
  ['what a class has within', '.menu :where(ul){color:red}', "'menu', 'ul'"],
])('%s keeps its rules', async (_what, css, code) => {
  expect(await removeUnused(css, [code])).toBe(css);
});

test('a class that no code names goes', async () => {
  expect(await removeUnused('.hero{color:red}.card{color:red}', ["'card'"])).toBe(
    '.card{color:red}',
  );
});
