import {expect, test} from 'vitest';
import {problemsOf} from '../../tests/support/testSite';
import {styledDrawings} from './styledDrawings';

function problems(css: string, meta = 'shown="radio" alt="x"'): string {
  return problemsOf(styledDrawings, `\`\`\`css ${meta}\n${css}\n\`\`\``).join('\n');
}

test.each([
  [
    'a selector that matches no part',
    'self .fd-radio__itm { top: 0 }',
    /^2: no part .*"radio" matches .*\.fd-radio__item/,
  ],
  [
    'a selector in a list that matches no part',
    'self,\nself p { top: 0 }',
    /^3: no part .*"self p"/,
  ],
  ['an unknown property', 'self {\n  colour: red;\n}', /^3: "colour" is not a CSS property/],
  ['an invalid value', 'self {\n  color: rde;\n}', /^3: "color:rde" has a value/],
  ['a variable', 'self { color: var(--x); }', /^2: .* has a value/],
  ['a file reference', 'self { background: url(a.png); }', /^2: .* loads a file/],
  ['a character from an icon font', 'self::before { content: "\\f002"; }', /^2: .* icon font/],
  ['content that is not text', 'self::before { content: counter(a); }', /^2: .* is not text/],
  ['invalid CSS', 'self {\n  color red;\n}', /^3: the CSS can't be read: colon is expected/],
  [
    'an at-rule',
    'self { top: 0 }\n@media print { self { top: 0 } }',
    /^3: "@media" can't be drawn/,
  ],
  ['a nested rule', 'self {\n  & div { top: 0 }\n}', /^3: a rule within a rule/],
  ['a pseudo-class', 'self:visited { top: 0 }', /^2: the selector "self:visited" has ":visited"/],
  ['a pseudo-element', 'self::marker { top: 0 }', /^2: .* has "::marker"/],
])('reports %s, with its line', (_, css, message) => {
  expect(problems(css)).toMatch(message);
});

test('reports an unknown drawing', () => {
  expect(problems('self { top: 0 }', 'shown="radios" alt="x"')).toMatch(
    /^1: .*"radios".*mean "radio"/,
  );
});

test('reports alternative text without a drawing', () => {
  expect(problems('self { top: 0 }', 'alt="x"')).toMatch(/^1: .* no drawing/);
});

test('accepts a component with a drawing, and any sample without one', () => {
  expect(problems('self .fd-radio__item:hover { color: red; }')).toBe('');
  expect(problems('div.qodly-progress { color: var(--x); }', '')).toBe('');
});
