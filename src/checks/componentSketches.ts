import {closest} from 'fastest-levenshtein';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Node} from 'unist';
import {drawnComponents} from '../drawings/sketches/drawnComponents';
import {attributeValue} from '../content/nodes';
import {controlOf, choicesFor, type PanelProperty} from '../drawings/panels/propertiesPanel';
import {
  isSketch,
  listProperties,
  readInitialValues,
} from '../drawings/sketches/adjustableProperties';
import {problemAt, problemIf, quote, type Problem, type TextCheck} from './problem';

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
    return [
      unknownComponent(node),
      [...readInitialValues(node)].map(([label, value]) =>
        problemOf(node, label, value, properties),
      ),
    ];
  });

function unknownComponent(node: MdxJsxFlowElement): Problem | undefined {
  const component = attributeValue(node, 'component') ?? '';
  return problemIf(!(drawnComponents as readonly string[]).includes(component), node, {
    found: `there is no drawing of a component named "${component}"`,
    hint: `Did you mean "${closest(component, drawnComponents)}"?`,
  });
}

function problemOf(
  node: Node,
  label: string,
  value: string,
  properties: PanelProperty[],
): Problem | undefined {
  const property = properties.find((candidate) => candidate.label === label);
  if (!property) {
    const known = properties.map((property) => property.label);
    return problemAt(node, {
      found: `<ComponentSketch/> lets readers try "${label}", which isn't in any property table on the page`,
      hint: `Did you mean "${closest(label, known)}"?`,
    });
  }
  const offered = choicesFor(property.values);
  const found = `\`try\` sets "${label}" to "${value}"`;
  if (offered && !offered.includes(value)) {
    return problemAt(node, {
      found: `${found}, which isn't in the table`,
      hint: `Write one of ${quote(offered)}`,
    });
  }
  return problemIf(controlOf(property.values) === 'number' && !/^\d+$/.test(value), node, {
    found: `${found}, but the table says it's a number`,
    hint: 'Write a number',
  });
}
