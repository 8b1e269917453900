import {closest} from 'fastest-levenshtein';
import {drawnComponents} from '../drawings/sketches/drawnComponents';
import {attributeValue} from '../content/page/nodes';
import {controlOf} from '../drawings/panels/propertiesPanel';
import {
  isSketch,
  listProperties,
  readInitialValues,
} from '../drawings/sketches/adjustableProperties';
import {settingProblem} from './panelSettings';
import {problemIf, type TextCheck} from './problem';

/**
 * Requires that the component has a drawing. Every property in `try` must be in one of the page's property
 * tables (or common to all components), with an initial value that the table allows.
 *
 * good: `<ComponentSketch component="tabs" alt="…" try="Variant: Line"/>`
 * bad:  `<ComponentSketch component="tab" alt="…"/>`, `try="Variants: Line"`, `try="Variant: Round"`
 */
export const componentSketches: TextCheck = ({tree}) =>
  tree.children.filter(isSketch).map((node) => {
    const properties = listProperties(tree.children);
    const component = attributeValue(node, 'component') ?? '';
    const numbers = properties.filter(({values}) => controlOf(values) === 'number');
    return [
      problemIf(!(drawnComponents as readonly string[]).includes(component), node, {
        found: `there is no drawing of a component named "${component}"`,
        hint: `Did you mean "${closest(component, drawnComponents)}"?`,
      }),
      [...readInitialValues(node)].map((setting) => {
        const [label, value] = setting;
        const isNumber = numbers.some((property) => property.label === label);
        return (
          settingProblem(node, '`try` sets', setting, properties) ??
          problemIf(isNumber && !/^\d+$/.test(value), node, {
            found: `\`try\` sets "${label}" to "${value}", but the table says it's a number`,
            hint: 'Write a number',
          })
        );
      }),
    ];
  });
