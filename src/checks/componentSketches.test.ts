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
    /^1: .*try "Variants", which isn't in any property table .*Did you mean "Variant"/,
  ],
  ['Variant: Round', /"Variant: Round", which is not in the table. Write one of "Line", "Enc/],
  ['Borders: yes', /"Borders: yes", which is not in the table. Write one of "on", "off"/],
  ['Variant', /"Variant: ", which is not in the table/],
  ['Height: tall', /"Height: tall", where the table has a number. Write a number/],
])('rejects %s', (tries, message) => {
  expect(problems(tries)).toMatch(message);
});

test('reports a component without a drawing, and suggests a similar one', () => {
  expect(
    problemsOf(componentSketches, '<ComponentSketch component="buton" alt="A button"/>'),
  ).toEqual(['1: <ComponentSketch/> has no drawing of "buton". Did you mean "button"?']);
});
