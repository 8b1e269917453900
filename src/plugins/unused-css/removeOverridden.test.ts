import {expect, test} from 'vitest';
import {removeOverridden} from './removeOverridden';

const isGone = (layered: string, ours: string) =>
  !removeOverridden(`@layer base { ${layered} } ${ours}`).includes('9px');

test.each([
  ['the same selector', '.a { margin: 9px }', '.a { margin: 1px }'],
  ['a wider one, however specific the other is', '.x > .a.b:hover { top: 9px }', '.a { top: 0 }'],
  ['a wider one outside of a screen', '@media print { .a { top: 9px } }', '.a { top: 0 }'],
  ['a shorthand', '.a { padding-left: 9px }', '.a { padding: 1px 2px }'],
  ['the root', "html[data-theme='dark'] { --a: 9px }", ':root { --a: 1px }'],
  ['all of a list', '.a, .b { top: 9px }', '.a { top: 0 } .b { top: 1px }'],
  ['the same place', '.x > .a:hover { top: 9px }', '.x > .a { top: 0 }'],
])('what %s sets outside of layers goes from them', (_what, layered, ours) => {
  expect(isGone(layered, ours)).toBe(true);
});

test('what stands outside of layers stays, whatever is wider', () => {
  expect(isGone('.b { top: 0 }', '.a { top: 0 } .a.b { top: 9px }')).toBe(false);
});

test.each([
  ['a narrower selector', '.a { top: 9px }', '.a:hover { top: 0 }'],
  ['a screen', '.a { top: 9px }', '@media print { .a { top: 0 } }'],
  ['one of a list', '.a, .b { top: 9px }', '.a { top: 0 }'],
  ['the element alone', '.a::before { top: 9px }', '.a { top: 0 }'],
  ['what stands before it alone', '.a::after { top: 9px }', '.a::before { top: 0 }'],
  ['another place', '.a { top: 9px }', '.x .a { top: 0 }'],
  ['part of a shorthand', '.a { padding: 9px }', '.a { padding-left: 0 }'],
  ['another property of the family', '.a { border-radius: 9px }', '.a { border: 0 }'],
  ['a weaker rule', '.a { top: 9px !important }', '.a { top: 0 }'],
])('what only %s overrides stays', (_what, layered, ours) => {
  expect(isGone(layered, ours)).toBe(false);
});
