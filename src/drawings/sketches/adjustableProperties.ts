import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {attributeValue, isBlockElement} from '../../content/page/nodes';
import {propertiesIn, readSettings, type PanelProperty} from '../panels/propertiesPanel';

/** A property that readers can adjust in the drawing of a component. */
export interface AdjustableProperty extends PanelProperty {
  /** Initial value in the drawing: `on` or `off` for a switch. */
  value: string;
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

/** Returns the properties in the drawing's `try` attribute, as the page's tables describe them. */
export function readAdjustableProperties(
  sketch: MdxJsxFlowElement,
  children: readonly RootContent[],
): AdjustableProperty[] {
  const properties = listProperties(children);
  const initialValues = readInitialValues(sketch);
  return [...initialValues].flatMap(([label, value]) => {
    const property = properties.find((candidate) => candidate.label === label);
    const {shownWhen} = property ?? {};
    // A property that readers can't adjust has the value that this one needs.
    const condition = shownWhen && initialValues.has(shownWhen.label) ? shownWhen : undefined;
    return property ? [{...property, value, shownWhen: condition}] : [];
  });
}
