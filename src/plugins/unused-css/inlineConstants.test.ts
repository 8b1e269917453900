import {expect, test} from 'vitest';
import {inlineConstants} from './inlineConstants';

/** What the paragraph gets, where code sets `--set`. */
function paragraphOf(css: string): string | undefined {
  const [, declaration] =
    /p \{\s*(.*?);?\s*\}/.exec(inlineConstants([css], new Set(['--set'])).join('')) ?? [];
  return declaration?.replace(/ +/g, ' ').trim();
}

test.each([
  ['a value', ':root { --a: 1px } p { margin: var(--a) }', 'margin: 1px'],
  [
    'a value that another one gives',
    ':root { --b: var(--a); --a: 1px } p { margin: var(--b) }',
    'margin: 1px',
  ],
  [
    'a value outside of layers before those within',
    ':root { --a: 1px } @layer base { :root { --a: 2px } } p { margin: var(--a) }',
    'margin: 1px',
  ],
  [
    'a value before what stands for it',
    ':root { --a: 1px } p { margin: var(--a, 2px) }',
    'margin: 1px',
  ],
  [
    'part of a value, apart from its neighbours',
    ':root { --a: 1px } p { padding: var(--a)var(--a)var(--b) }',
    'padding: 1px 1px var(--b)',
  ],
])('%s is put in place', (_what, css, wanted) => {
  expect(paragraphOf(css)).toBe(wanted);
});

test.each([
  ['a theme', ":root { --a: 1px } [data-theme='dark'] { --a: 2px } p { margin: var(--a) }"],
  ['a screen', ':root { --a: 1px } @media print { :root { --a: 2px } } p { margin: var(--a) }'],
  [
    'another property, deep within',
    ':root { --a: calc(1px * var(--b)); --b: 1 } .wide { --b: 2 } p { margin: var(--a) }',
  ],
  ['an element', 'p { margin: var(--a) }'],
  ['code', ':root { --a: var(--set); --set: 1px } p { margin: var(--a) }'],
])('what %s may change stays a property', (_what, css) => {
  expect(paragraphOf(css)).toBe('margin: var(--a)');
});
