import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {attributeValue} from '../content/page/nodes';
import {choicesFor, controlOf} from '../drawings/panels/propertiesPanel';
import {
  readAdjustableProperties,
  type AdjustableProperty,
} from '../drawings/sketches/adjustableProperties';
import {componentElement, flowElement, inlineElement, replaceElements, text} from './nodes';

/**
 * Adds a row of controls below a drawn component for the properties that readers can try, with the
 * values from the page's own property tables.
 *
 * in:
 *     <ComponentSketch component="tabs" alt="Three tabs" try="Variant: Line"/>
 *     | Property | Values | Description |
 *     |---|---|---|
 *     | **Variant** | Line, Enclosed | Underlined tabs, or tabs with a border |
 *
 * out: the same component with the properties' initial values, and a group of native controls, here a
 * list with "Line" and "Enclosed".
 */
const componentSketches: Plugin<[], Root> = () => (tree) => {
  replaceElements(tree, 'ComponentSketch', (sketch) => {
    const adjustable = readAdjustableProperties(sketch, tree.children);
    return [adjustable.length > 0 ? withRow(sketch, adjustable) : sketch];
  });
};

export default componentSketches;

function withRow(sketch: MdxJsxFlowElement, adjustable: AdjustableProperty[]): MdxJsxFlowElement {
  const initial = Object.fromEntries(adjustable.map(({label, value}) => [label, value]));
  const labels = adjustable.map((property) => drawLabel(property, initial));
  // The controls need the script that redraws the component.
  const row = flowElement('fieldset', {'data-needs-script': ''}, [
    inlineElement('legend', {}, 'Try'),
    ...labels,
  ]);
  return componentElement(
    'ComponentSketch',
    {
      component: attributeValue(sketch, 'component'),
      alt: attributeValue(sketch, 'alt'),
      initial: JSON.stringify(initial),
    },
    [row],
  );
}

/** Hides a property until the property that it depends on has the required value. */
function drawLabel(
  property: AdjustableProperty,
  initial: Record<string, string>,
): MdxJsxTextElement {
  const {label, shownWhen} = property;
  const isHidden = shownWhen && initial[shownWhen.label] !== shownWhen.value;
  return inlineElement(
    'label',
    {
      'data-when': shownWhen?.label,
      'data-is': shownWhen?.value,
      hidden: isHidden ? 'hidden' : undefined,
    },
    [text(`${label} `), drawControl(property)],
  );
}

function drawControl({label, value, values}: AdjustableProperty): MdxJsxTextElement {
  const control = controlOf(values);
  if (control === 'switch') {
    const defaultChecked = value === 'on' ? 'checked' : undefined;
    return inlineElement('input', {name: label, type: 'checkbox', defaultChecked}, []);
  }
  // Browsers that restore form values on reload would show a different state from the drawing.
  const attributes = {name: label, autoComplete: 'off'};
  if (control === 'choice') {
    const options = choicesFor(values)?.map((choice) => inlineElement('option', {}, choice)) ?? [];
    return inlineElement('select', {...attributes, defaultValue: value}, options);
  }
  return inlineElement(
    'input',
    {
      ...attributes,
      type: control === 'number' ? 'number' : 'text',
      defaultValue: value,
      min: control === 'number' ? '0' : undefined,
      spellCheck: 'false',
    },
    [],
  );
}
