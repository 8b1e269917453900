import {expect, test} from 'vitest';
import {removeUnused, wordsIn} from './unusedCss';

const restOf = (css: string, code: string) => removeUnused(css, wordsIn([code]));

test.each([
  ['a class that the code mentions', '.card_x1Yz', "className: 'card_x1Yz'"],
  ['an element, in a mode and a state', "[data-theme='dark'] table:focus-visible", ''],
  ['a class whose name a component builds', '.language-json', '`language-${language}`'],
  ['an admonition', '.theme-admonition-note', '`theme-admonition-${type}`'],
  ['a level of the sidebar', '.theme-doc-sidebar-item-category-level-2', '`-level-${level}`'],
])('keeps the rules for %s', (_what, selector, code) => {
  expect(restOf(`${selector} { color: red }`, code)).toContain('color: red');
});

test('removes a class that no code mentions, with its descendants', () => {
  const rest = restOf('.card { color: red } .hero .card { color: blue }', "'card'");
  expect(rest).toContain('red');
  expect(rest).not.toContain('blue');
});
