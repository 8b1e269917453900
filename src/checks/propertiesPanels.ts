import {closest} from 'fastest-levenshtein';
import type {Node} from 'unist';
import {
  isConditionMet,
  isPanel,
  choicesFor,
  readPropertiesPanel,
  type PanelProperty,
  type PropertiesPanel,
} from '../drawings/panels/propertiesPanel';
import {
  problemAt,
  problemIf,
  quote,
  type NestedProblems,
  type Problem,
  type TextCheck,
} from './problem';

/**
 * Requires a panel to have tables to draw, and to set only properties in them, each to a listed value.
 * All properties that it sets must be visible at the same time.
 *
 * good: `<PropertiesPanel title="Text Input" set="Type: password; Position: right"/>`
 * bad:  `<PropertiesPanel title="Text Input" set="Position: right"/>`
 */
export const propertiesPanels: TextCheck = ({tree}) =>
  tree.children
    .filter(isPanel)
    .map((node) => problemsOf(node, readPropertiesPanel(node, tree.children)));

function problemsOf(node: Node, panel: PropertiesPanel): NestedProblems {
  const {sections, set, isExcerpt} = panel;
  const properties = sections.flatMap((section) => section.properties);
  if (properties.length === 0) {
    return problemAt(node, {
      found: '<PropertiesPanel/> has no property table below it',
      hint: 'Put it under the heading "## Properties", above tables that begin with the column "Property"',
    });
  }
  if (isExcerpt && set.size === 0) {
    return problemAt(node, {
      found: '<PropertiesPanel/> is not next to a property table, and sets nothing',
      hint: 'Set properties: `set="Type: password; Position: right"`',
    });
  }
  const values = new Map([
    ...properties.map(({label, initial}) => [label, initial] as const),
    ...set,
  ]);
  return [
    [...set].map(([label, value]) => settingProblem(node, label, value, properties, values)),
    properties.map((property) => conditionProblem(node, property, properties)),
  ];
}

function settingProblem(
  node: Node,
  label: string,
  value: string,
  properties: PanelProperty[],
  values: ReadonlyMap<string, string>,
): NestedProblems {
  const property = properties.find((candidate) => candidate.label === label);
  if (!property) {
    return unknownProperty(node, '<PropertiesPanel/> sets', label, properties);
  }
  const offered = choicesFor(property.values);
  if (offered && !offered.includes(value)) {
    return problemAt(node, {
      found: `<PropertiesPanel/> sets "${label}" to "${value}", which is not in the table`,
      hint: `Write one of ${quote(offered)}`,
    });
  }
  const {shownWhen} = property;
  return problemIf(!isConditionMet(shownWhen, values), node, {
    found: `<PropertiesPanel/> sets "${label}", which is not shown`,
    hint: `Set "${shownWhen?.label}: ${shownWhen?.value}" too`,
  });
}

/** Requires the column "Shown when" to name a property in the panel. */
function conditionProblem(
  node: Node,
  {label, shownWhen}: PanelProperty,
  properties: PanelProperty[],
): NestedProblems {
  return !shownWhen || properties.some((property) => property.label === shownWhen.label)
    ? undefined
    : unknownProperty(node, `the row "${label}" depends on`, shownWhen.label, properties);
}

function unknownProperty(
  node: Node,
  prefix: string,
  label: string,
  properties: PanelProperty[],
): Problem {
  const known = properties.map((property) => property.label);
  return problemAt(node, {
    found: `${prefix} "${label}", which isn't in any property table below`,
    hint: `Did you mean "${closest(label, known)}"?`,
  });
}
