import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {attributeValue, isBlockElement} from '../../content/page/nodes';
import {
  controlOf,
  choicesFor,
  propertiesIn,
  readSettings,
  type PanelProperty,
} from '../panels/propertiesPanel';

/** A property that readers can adjust in the drawing of a component. */
export interface AdjustableProperty {
  label: string;
  /** Initial value: `on` or `off` for a switch. */
  value: string;
  control: 'switch' | 'choice' | 'number' | 'text';
  /** The values to choose from. */
  choices?: string[];
  /** The other adjustable property, and the value it needs for this one to show. */
  shownWhen?: PanelProperty['shownWhen'];
}

/** A property of every component, documented on the Page Editor page. */
const commonProperties: PanelProperty[] = [{label: 'Disable', values: 'on / off', initial: 'off'}];

export function isSketch(node: RootContent): node is MdxJsxFlowElement {
  return isBlockElement('ComponentSketch', node);
}

/** Returns the initial values of the adjustable properties, keyed by label: `try="Label: Save; Disable: off"`. */
export function readInitialValues(sketch: MdxJsxFlowElement): Map<string, string> {
  return readSettings(attributeValue(sketch, 'try') ?? '');
}

/** Returns the properties that a page can offer: those in its tables, and those that all components have. */
export function listProperties(children: readonly RootContent[]): PanelProperty[] {
  return [...propertiesIn(children), ...commonProperties];
}

/** Returns the properties in the drawing's `try` attribute, with their controls from the page's tables. */
export function readAdjustableProperties(
  sketch: MdxJsxFlowElement,
  children: readonly RootContent[],
): AdjustableProperty[] {
  const properties = listProperties(children);
  const initialValues = readInitialValues(sketch);
  return [...initialValues].flatMap(([label, value]) => {
    const property = properties.find((candidate) => candidate.label === label);
    return property ? [toAdjustableProperty(property, value, initialValues)] : [];
  });
}

function toAdjustableProperty(
  {label, values, shownWhen}: PanelProperty,
  value: string,
  initialValues: ReadonlyMap<string, string>,
): AdjustableProperty {
  const control = controlOf(values);
  const isTyped = control === 'source' || control === 'list';
  const choices = control === 'choice' ? choicesFor(values) : undefined;
  return {
    label,
    value,
    control: isTyped ? 'text' : control,
    ...(choices && {choices}),
    ...(shownWhen && initialValues.has(shownWhen.label) && {shownWhen}),
  };
}
