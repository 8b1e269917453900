import {closest} from 'fastest-levenshtein';
import type {Node} from 'unist';
import {choicesFor, type PanelProperty} from '../drawings/panels/propertiesPanel';
import {problemAt, quote, type Problem} from './problem';

/**
 * Requires a property that a component sets to be in the property tables, with a value that they list.
 *
 * @param setter the beginning of the message: `<PropertiesPanel/> sets`
 */
export function settingProblem(
  node: Node,
  setter: string,
  [label, value]: readonly [label: string, value: string],
  properties: readonly PanelProperty[],
): Problem | undefined {
  const property = properties.find((candidate) => candidate.label === label);
  if (!property) {
    return unknownProperty(node, `${setter} "${label}"`, label, properties);
  }
  const offered = choicesFor(property.values);
  return offered && !offered.includes(value)
    ? problemAt(node, {
        found: `${setter} "${label}" to "${value}", which isn't in the table`,
        hint: `Write one of ${quote(offered)}`,
      })
    : undefined;
}

/** Reports a property that isn't in any table. @param mention the beginning of the message */
export function unknownProperty(
  node: Node,
  mention: string,
  label: string,
  properties: readonly PanelProperty[],
): Problem {
  const known = properties.map((property) => property.label);
  return problemAt(node, {
    found: `${mention}, which isn't in any property table on the page`,
    hint: `Did you mean "${closest(label, known)}"?`,
  });
}
