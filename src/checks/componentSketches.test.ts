import {expect, test} from 'vitest';
import {problemsOf} from '../../tests/support/testSite';
import {componentSketches} from './componentSketches';

const tables = `
| Property | Values | Default |
|---|---|---|
| **Label** | text | - |
| **Variant** | Line, Enclosed | Line |
| **Borders** | on / off | - |
| **Height** | number, pixels | - |
`;

function problems(tries: string): string {
  const sketch = `<ComponentSketch component="tabs" alt="Tabs" try="${tries}"/>`;
  return problemsOf(componentSketches, `${sketch}\n${tables}`).join();
}

test('accepts properties from the tables, and properties that all components have', () => {
  expect(problems('')).toBe('');
  expect(problems('Label: Save; Variant: Line; Borders: off; Height: 30')).toBe('');
  expect(problems('Label; Disable: on')).toBe('');
});

test.each([
  [
    'Variants: Line',
    /^1: `try` sets "Variants", which isn't in any property table .*Did you mean "Variant"/,
  ],
  [
    'Variant: Round',
    /`try` sets "Variant" to "Round", which isn't in the table. Write one of "Line", "Enc/,
  ],
  ['Borders: yes', /"Borders" to "yes", which isn't in the table. Write one of "on", "off"/],
  ['Variant', /"Variant" to "", which isn't in the table/],
  ['Height: tall', /"Height" to "tall", but the table says it's a number. Write a number/],
])('rejects %s', (tries, message) => {
  expect(problems(tries)).toMatch(message);
});

test('reports a component without a drawing, and suggests a similar one', () => {
  expect(
    problemsOf(componentSketches, '<ComponentSketch component="buton" alt="A button"/>'),
  ).toEqual(['1: there is no drawing of a component named "buton". Did you mean "button"?']);
});
