import {closest} from 'fastest-levenshtein';
import {attributeValue, isBlockElement} from '../content/nodes';
import {sketches} from '../drawings/sketches/sketches';
import {problemIf, type TextCheck} from './problem';

/**
 * Requires that the component has a drawing.
 *
 * good: `<ComponentSketch component="tabs" alt="…"/>`
 * bad:  `<ComponentSketch component="tab" alt="…"/>`
 */
export const componentSketches: TextCheck = ({tree}) =>
  tree.children
    .filter((node) => isBlockElement('ComponentSketch', node))
    .map((node) => {
      const component = attributeValue(node, 'component') ?? '';
      return problemIf(!(component in sketches), node, {
        found: `there is no drawing of a component named "${component}"`,
        hint: `Did you mean "${closest(component, Object.keys(sketches))}"?`,
      });
    });
