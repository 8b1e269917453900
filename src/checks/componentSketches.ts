import {closest} from 'fastest-levenshtein';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Node} from 'unist';
import {drawnComponents} from '../drawings/sketches/drawnComponents';
import {attributeValue} from '../content/nodes';
import {controlOf, choicesFor, type PanelProperty} from '../drawings/panels/propertiesPanel';
import {isSketch, listProperties, readTries} from '../drawings/sketches/triedProperties';
import {problemAt, quote, type Problem} from './problem';
import type {TextCheck} from './checkByText';

/**
 * Requires the component to have a drawing, and the properties that readers can try to be in the
 * page's tables, each with an initial value from its table.
 *
 * good: `<ComponentSketch component="tabs" alt="…" try="Variant: Line"/>`
 * bad:  `<ComponentSketch component="tab" alt="…"/>`, `try="Variants: Line"`, `try="Variant: Round"`
 */
export const componentSketches: TextCheck = ({tree}) =>
  tree.children.flatMap((node) => {
    const properties = listProperties(tree.children);
    return isSketch(node)
      ? [
          ...unknownComponent(node),
          ...[...readTries(node)].flatMap(([label, value]) =>
            problemsOf(node, label, value, properties),
          ),
        ]
      : [];
  });

function unknownComponent(node: MdxJsxFlowElement): Problem[] {
  const component = attributeValue(node, 'component') ?? '';
  return (drawnComponents as readonly string[]).includes(component)
    ? []
    : [
        problemAt(node, {
          found: `<ComponentSketch/> has no drawing of "${component}"`,
          hint: `Did you mean "${closest(component, drawnComponents)}"?`,
        }),
      ];
}

function problemsOf(
  node: Node,
  label: string,
  value: string,
  properties: PanelProperty[],
): Problem[] {
  const property = properties.find((candidate) => candidate.label === label);
  if (!property) {
    const known = properties.map((property) => property.label);
    return [
      problemAt(node, {
        found: `<ComponentSketch/> lets readers try "${label}", which isn't in any property table on the page`,
        hint: `Did you mean "${closest(label, known)}"?`,
      }),
    ];
  }
  const offered = choicesFor(property.values);
  const found = `<ComponentSketch/> begins with "${label}: ${value}"`;
  if (offered && !offered.includes(value)) {
    return [
      problemAt(node, {
        found: `${found}, which is not in the table`,
        hint: `Write one of ${quote(offered)}`,
      }),
    ];
  }
  return controlOf(property.values) === 'number' && !/^\d+$/.test(value)
    ? [problemAt(node, {found: `${found}, where the table has a number`, hint: 'Write a number'})]
    : [];
}
