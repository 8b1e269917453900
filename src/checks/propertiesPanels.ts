import type {Node} from 'unist';
import {
  isConditionMet,
  isPanel,
  readPropertiesPanel,
  type PropertiesPanel,
} from '../drawings/panels/propertiesPanel';
import {settingProblem, unknownProperty} from './panelSettings';
import {problemAt, problemIf, type NestedProblems, type TextCheck} from './problem';

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
    [...set].map((setting) => {
      const [label] = setting;
      const shownWhen = properties.find((property) => property.label === label)?.shownWhen;
      return (
        settingProblem(node, '<PropertiesPanel/> sets', setting, properties) ??
        problemIf(!isConditionMet(shownWhen, values), node, {
          found: `<PropertiesPanel/> sets "${label}", which is not shown`,
          hint: `Set "${shownWhen?.label}: ${shownWhen?.value}" too`,
        })
      );
    }),
    properties.map(({label, shownWhen}) => {
      const isKnown = !shownWhen || values.has(shownWhen.label);
      const mention = `the row "${label}" depends on "${shownWhen?.label}"`;
      return !isKnown && unknownProperty(node, mention, shownWhen.label, properties);
    }),
  ];
}
