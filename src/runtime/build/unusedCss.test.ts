import {expect, test} from 'vitest';
import {removeUnused} from './unusedCss';

function restOf(css: string, code: string[]): string {
  return removeUnused([css], code).join('');
}

test.each([
  ['a class that the code mentions', '.card_x1Yz', "className: 'card_x1Yz'"],
  ['an element, in a mode and a state', "[data-theme='dark'] table:focus-visible", ''],
  ['a class whose name a component builds', '.language-json', '`language-${language}`'],
])('keeps the rules for %s', (_what, selector, code) => {
  expect(restOf(`${selector} { color: red }`, [code])).toContain('color: red');
});

test('removes a class that no code mentions, with its descendants', () => {
  const rest = restOf('.card { color: red } .hero .card { color: blue }', ["'card'"]);
  expect(rest).toContain('red');
  expect(rest).not.toContain('blue');
});

test('removes a custom property that nothing reads, and the properties that only it reads', () => {
  const css = `:root { --a: 1px; --b: var(--a); --c: 2px; --d: 3px }
    [data-theme='dark'] { --c: 4px }
    p { margin: var(--c) }
    @font-face { font-family: Face; src: url(face.woff2) }`;
  const rest = restOf(css, ["style.setProperty('--d', width)"]);
  expect(rest).not.toMatch(/--a|--b/);
  expect(rest).toMatch(/--c: 2px/);
  expect(rest).toMatch(/--d: 3px/);
  expect(rest).toMatch(/face\.woff2/);
});

test('keeps a property that another stylesheet reads', () => {
  const [first] = removeUnused([':root { --a: 1px; --b: 2px }', 'p { margin: var(--a) }'], []);
  expect(first).toContain('--a: 1px');
  expect(first).not.toContain('--b');
});
