import {expect, test} from 'vitest';
import {problemsOf} from '../../tests/support/testSite';
import {screens} from './screens';

/** Returns a page that names **Outline** and **Properties**, with the drawing and the list below it. */
function page(drawing: string, list = ''): string {
  return `\`\`\`screen alt="x"\n${drawing}\n\`\`\`\n\n${list}\n\nSee **Outline** and **Properties**.`;
}

test.each([
  ['an unknown part', 'pannel: Outline', /^2: "pannel" is not part.*mean "panel"/],
  [
    'a part in a bar, which has no parts',
    'bar: Outline\n  text: x',
    /^3: "text" is not allowed.*"bar"/,
  ],
  ['a part in a list', 'panel: Outline\n  - a\n    bar: Outline', /^4: "bar" is not allowed here/],
  ['a part that is indented too far', 'row\n    panel: Outline', /^3: "panel" is not allowed here/],
  ['a field with three cells', 'field: Outline | a | b', /^2: "field" has 3 cells. Give it 1 to 2/],
  ['a row that is too short', 'table: a | b\n  1', /^2: the row "1" has more or fewer cells/],
  ['a label that no page has', 'panel: Outlines', /^2: .*"Outlines".*Did you mean "Outline"/],
  ['a tab that no page has', 'tabs: Outline | Outlines', /^2: .*"Outlines".*mean "Outline"/],
  ['a button that no page has', 'bar: Outlines', /^2: .*"Outlines".*Did you mean "Outline"/],
  ['a skipped number', 'panel 2: Outline', /^2: the number 2 is where 1 should be/],
  ['a number without a list', 'panel 1: Outline', /^1: the drawing has 1 number, .* 0 items/],
])('reports %s', (_, drawing, message) => {
  expect(problemsOf(screens, page(drawing)).join()).toMatch(message);
});

test('reports a list item about a different part', () => {
  const problems = problemsOf(screens, page('panel 1: Outline', '1. **Properties**: all of them'));
  expect(problems.join()).toMatch(
    /^2: the number 1 is "Outline", but its item.*does not begin with it/,
  );
  expect(problemsOf(screens, page('text 1: Save', '1. **Sum**')).join()).toMatch(/^2: .* "Save"/);
});

test('reports a drawing in a list', () => {
  const problems = problemsOf(screens, '- Item\n\n  ```screen alt="x"\n  text: a\n  ```');
  expect(problems.join()).toMatch(/^3: a drawn screen is inside other content/);
});

test('accepts a valid drawing', () => {
  const drawing =
    'row\n  panel 1: Outline\n    - *Company\n  canvas 2\n    table: a | b\n      1 | 2\nfield: Outline | data\nbar: ● Outline | [x] Properties | 1';
  const list = '1. **Outline**: the classes\n2. Workspace: the model';
  expect(problemsOf(screens, page(drawing, list))).toEqual([]);
});
