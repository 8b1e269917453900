import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {drawStyled} from './drawStyled';
import {styledDrawings} from './readDrawing';

/** Returns the style of the innermost element with the text, in each drawing: the base and its states. */
function stylesOf(css: string, drawing: string, text: string): string[] {
  const {html, classes} = drawStyled(css, drawing);
  const $ = load(html);
  return $('div, span')
    .filter((_, element) => $(element).children().length === 0 && $(element).text() === text)
    .get()
    .map((element) => classes.get($(element).attr('class') ?? '') ?? '');
}

test.each(styledDrawings)('the drawing "%s" contains only elements without semantics', (name) => {
  const {html, findings} = drawStyled('', name);
  expect(findings).toEqual([]);
  expect(html).not.toMatch(/<(?!\/?(?:div|span)\b)|style=|target=/);
  expect(html.replace(/class="(?:drawn-\w+|drawing-[^"]+)"/g, '')).not.toContain('class=');
});

test('a rule affects only the part that its selector matches', () => {
  const css = 'self .fd-radio__item.selected { font-style: italic }';
  expect(stylesOf(css, 'radio', 'Day').join()).toContain('font-style:italic');
  expect(stylesOf(css, 'radio', 'Week').join()).not.toContain('italic');
});

test.each([
  ['the later rule', 'self { color: red } self { color: blue }', 'color:#00f'],
  ['the more specific rule', 'self.fd-button { color: red } self { color: blue }', 'color:red'],
  ['a class over tags', 'self { color: red } button { color: blue }', 'color:red'],
  [
    'a selector with a class in :not()',
    'self:not(.a) { color: red } self { color: blue }',
    'color:red',
  ],
  [
    'a tag over a class in :where()',
    ':where(.self) { color: red } button { color: blue }',
    'color:#00f',
  ],
  ['an important declaration', 'self { color: red !important } self { color: blue }', 'color:red'],
  ["any rule over the platform's", 'button { color: red }', 'color:red'],
])('%s wins', (_, css, style) => {
  const [drawn = ''] = stylesOf(css, 'button', 'Save');
  expect(drawn.match(/(?<=^|;)color:[^;!]+/g)).toEqual([style]);
});

test('a state has a labeled drawing, in which the part and its ancestors are in that state', () => {
  const css = 'self:hover { gap: 1px } self .fd-radio__item:hover { color: red }';
  const {html, classes} = drawStyled(css, 'radio');
  expect(load(html)('div').text()).toContain('Normal');
  expect(html).toContain('Under the pointer');
  const [gap = ''] = [...classes].find(([, style]) => style.includes('gap:1px')) ?? [];
  expect(html.split(`"${gap}"`)).toHaveLength(2);
  expect(stylesOf(css, 'radio', 'Week').map((style) => style.includes('red'))).toEqual([
    false,
    true,
  ]);
  expect(stylesOf(css, 'radio', 'Day').join()).not.toContain('red');
});

test('a state that a selector only excludes has no drawing', () => {
  const {html, classes} = drawStyled('self:not(:hover) { color: red }', 'button');
  expect([...classes.values()].join()).toContain('color:red');
  expect(html).not.toContain('Under the pointer');
});

test.each([
  [':active', 'Pressed'],
  [':focus', 'Focused'],
  [':focus-within', 'Focused'],
  [':focus-visible', 'Focused'],
  [':disabled', 'Disabled'],
])('%s is drawn under "%s"', (state, label) => {
  const css = `self${state} { color: red }`;
  expect(drawStyled(css, 'button').html).toContain(label);
  expect(stylesOf(css, 'button', 'Save').map((style) => style.includes('red'))).toEqual([
    false,
    true,
  ]);
});

test('a pressed part is also hovered', () => {
  const css = 'self:active { top: 1px } self:hover { color: red }';
  const [, pressed] = stylesOf(css, 'button', 'Save');
  expect(pressed).toContain('color:red');
});

test('draws each value that a selector names', () => {
  const css = `self::before { content: "none" }
    self:has([aria-valuenow="2"])::before { content: "two" }`;
  const text = load(drawStyled(css, 'rangeinput').html).text();
  expect(text).toMatch(/Normal\s*none\s*Value 2\s*two/);
});

test('shows an attribute as text after its element while the element is active', () => {
  const css = `self .chakra-slider__thumb::after { content: "" }
    self .chakra-slider__thumb[data-active]::after { content: attr(aria-valuenow) '%' }`;
  const {html} = drawStyled(css, 'rangeinput');
  expect(html.match(/60%<\/span>/g)).toHaveLength(1);
});

test("styles a field's placeholder with ::placeholder", () => {
  expect(stylesOf('self input::placeholder { color: red }', 'textinput', 'Maria')).toEqual([
    'color:red',
  ]);
});

test("matches each selector in a list by the platform's tags", () => {
  const css = 'self option:checked, self label { color: red }';
  expect(drawStyled(css, 'selectinput').findings).toEqual([]);
  expect(stylesOf(css, 'selectinput', 'Unpaid').join()).toContain('red');
  expect(stylesOf(css, 'selectinput', 'Status').join()).toContain('red');
  expect(stylesOf(css, 'selectinput', 'Paid').join()).not.toContain('red');
});
