import {expect, test} from 'vitest';
import {removeUnused} from './removeUnused';

test.each([
  ['a class that code names', '.card_x1Yz', "className: 'card_x1Yz'"],
  ['an element, in a mode and a state', "[data-theme='dark'] table:focus-visible", ''],
  ['a class that a component composes', '.language-json', '`language-${language}`'],
])('%s keeps its rules', (_what, selector, code) => {
  expect(removeUnused(`${selector} { color: red }`, [code])).toContain('color: red');
});

test('a class that no code names goes, with what is within', () => {
  const rest = removeUnused('.card { color: red } .hero .card { color: blue }', ["'card'"]);
  expect(rest).toContain('red');
  expect(rest).not.toContain('blue');
});
