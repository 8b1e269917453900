import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {drawStyled} from './drawStyled';
import {styledDrawings} from './readDrawing';

/**
 * Returns the declarations for the innermost element with the text, in each drawing: the base and its states.
 * tests/e2e/drawings.spec.ts checks which of them a browser applies.
 */
function stylesOf(css: string, drawing: string, text: string): string[] {
  const {html, sampleStyles} = drawStyled(css, drawing);
  const $ = load(html);
  const rules = [...sampleStyles.matchAll(/([^{}]+)\{([^}]*)\}/g)];
  return $('*')
    .filter((_, element) => $(element).children().length === 0 && $(element).text() === text)
    .get()
    .map((element) =>
      rules.flatMap(([, selector, style]) => ($(element).is(selector) ? [style] : [])).join(';'),
    );
}

test.each(styledDrawings)('the drawing "%s" contains only elements without semantics', (name) => {
  const {html, findings} = drawStyled('', name);
  expect(findings).toEqual([]);
  expect(html).not.toMatch(/<(?!\/?(?:div|drawn-[a-z]+)\b)|style=|target=|tabindex=/);
  expect(html.replace(/class="(?:drawn|drawing)-[^"]+"/g, '')).not.toContain('class=');
});

test('a rule affects only the part that its selector matches', () => {
  const css = 'self .fd-radio__item.selected { font-style: italic }';
  expect(stylesOf(css, 'radio', 'Day').join()).toContain('font-style:italic');
  expect(stylesOf(css, 'radio', 'Week').join()).not.toContain('italic');
});

test('a state has a labeled drawing, in which the part and its ancestors are in that state', () => {
  const css = 'self:hover { gap: 1px } self .fd-radio__item:hover { color: red }';
  const {html} = drawStyled(css, 'radio');
  const $ = load(html);
  expect($('.drawing-state').text()).toBe('NormalUnder the pointer');
  expect($('.drawn-self[state~=hover]')).toHaveLength(1);
  expect(stylesOf(css, 'radio', 'Week')).toEqual(['', 'color:red']);
  expect(stylesOf(css, 'radio', 'Day')).toEqual(['', '']);
});

test('a state that a selector only excludes has no drawing', () => {
  const css = 'self:not(:hover) { color: red }';
  expect(stylesOf(css, 'button', 'Save')).toEqual(['color:red']);
  expect(drawStyled(css, 'button').html).not.toContain('Under the pointer');
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
  const css = 'self:has([aria-valuenow="2"])::before { content: "two" }';
  const $ = load(drawStyled(css, 'rangeinput').html);
  expect($('.drawing-state').text()).toBe('NormalValue 2');
  expect(
    $('[aria-valuenow]')
      .map((_, thumb) => $(thumb).attr('aria-valuenow'))
      .get(),
  ).toEqual(['60', '2']);
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

test("a page and the stylesheet agree on a drawing's class, regardless of indentation", () => {
  const {sampleStyles} = drawStyled('self {\n  color: red;\n}', 'button');
  expect(drawStyled('  self {\n    color: red;\n  }\n', 'button').sampleStyles).toBe(sampleStyles);
  expect(drawStyled('self { color: blue }', 'button').html).not.toContain(
    sampleStyles.match(/drawing-\w+/)?.[0],
  );
});

test("no rule matches the site's own elements", () => {
  const {ownStyles} = drawStyled('', 'datatable');
  expect(ownStyles).toContain(':where(.drawing-datatable .drawn-row)');
});
