import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {attributeValue} from '../../content/nodes';
import {
  controlOf,
  isPropertyTable,
  offeredValues,
  readProperties,
  readSettings,
  type PanelProperty,
} from '../panels/propertiesPanel';

/** A property that readers try on the drawing of a component. */
export interface TriedProperty {
  label: string;
  /** What it is at first: `on` or `off` of a switch. */
  value: string;
  control: 'switch' | 'choice' | 'number' | 'text';
  /** Of a choice: its values. */
  choices?: string[];
  /** What another tried property must be for this one to show. */
  shownWhen?: PanelProperty['shownWhen'];
}

/** Every component has it: the page of the Page Editor says what it does. */
const commonProperties: PanelProperty[] = [{label: 'Disable', values: 'on / off', initial: 'off'}];

export function isSketch(node: RootContent): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === 'ComponentSketch';
}

/** What the drawing lets readers try, by label: `try="Label: Save; Disable: off"`. */
export function readTries(sketch: MdxJsxFlowElement): Map<string, string> {
  return readSettings(attributeValue(sketch, 'try') ?? '');
}

/** The properties that a page can let readers try: those of its tables, and those of all components. */
export function listProperties(children: readonly RootContent[]): PanelProperty[] {
  return [...children.filter(isPropertyTable).flatMap(readProperties), ...commonProperties];
}

/** The tried properties with the values that the page's tables offer, in the order of the drawing. */
export function readTriedProperties(
  sketch: MdxJsxFlowElement,
  children: readonly RootContent[],
): TriedProperty[] {
  const properties = listProperties(children);
  const tries = readTries(sketch);
  return [...tries].flatMap(([label, value]) => {
    const property = properties.find((one) => one.label === label);
    return property ? [tried(property, value, tries)] : [];
  });
}

function tried(
  {label, values, shownWhen}: PanelProperty,
  value: string,
  tries: ReadonlyMap<string, string>,
): TriedProperty {
  const control = controlOf(values);
  const isTyped = control === 'source' || control === 'list';
  const choices = control === 'choice' ? offeredValues(values) : undefined;
  return {
    label,
    value,
    control: isTyped ? 'text' : control,
    ...(choices && {choices}),
    ...(shownWhen && tries.has(shownWhen.label) && {shownWhen}),
  };
}
