import {expect, test} from 'vitest';
import {removeUnused} from './removeUnused';

function restOf(css: string, ...others: [code: string[], unshown?: RegExp[]]): string {
  return removeUnused([css], ...others).join('');
}

test.each([
  ['a class that code names', '.card_x1Yz', "className: 'card_x1Yz'"],
  ['an element, in a mode and a state', "[data-theme='dark'] table:focus-visible", ''],
  ['a class that a component composes', '.language-json', '`language-${language}`'],
])('%s keeps its rules', (_what, selector, code) => {
  expect(restOf(`${selector} { color: red }`, [code])).toContain('color: red');
});

test('a class that no code names goes, with what is within', () => {
  const rest = restOf('.card { color: red } .hero .card { color: blue }', ["'card'"]);
  expect(rest).toContain('red');
  expect(rest).not.toContain('blue');
});

test('a custom property goes when nothing asks for it, and with it what only it asked for', () => {
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

test('a class that no page shows goes, though code names it', () => {
  expect(restOf('.hero { color: red }', ["'hero'"], [/^hero$/])).not.toContain('red');
});

test('a property stays where another stylesheet asks for it, and one that never changes is put in place there', () => {
  const [first, second] = removeUnused(
    [':root { --a: 1px; --b: 2px } [data-theme] { --a: 3px }', 'p { margin: var(--a) var(--b) }'],
    [],
  );
  expect(first).toContain('--a: 1px');
  expect(first).not.toContain('--b');
  expect(second).toMatch(/var\(--a\) +2px/);
});
