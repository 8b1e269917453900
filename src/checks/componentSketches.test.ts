import {expect, test} from 'vitest';
import {problemsOf} from '../../tests/support/testSite';
import {componentSketches} from './componentSketches';

const sketch = (component: string) => `<ComponentSketch component="${component}" alt="A button"/>`;

test('reports a component without a drawing, and suggests a similar one', () => {
  expect(problemsOf(componentSketches, sketch('button'))).toEqual([]);
  expect(problemsOf(componentSketches, sketch('buton'))).toEqual([
    '1: there is no drawing of a component named "buton". Did you mean "button"?',
  ]);
});
