import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {propertySections, type PropertySection} from '../content/drawings';
import {attributeValue} from '../content/nodes';
import {flowElement, inlineElement} from './nodes';

/**
 * Sketches the Properties panel of the studio from the page's own property tables, in place of
 * `<PropertiesPanel/>`.
 *
 * in:
 *     ## Properties
 *     <PropertiesPanel title="Button"/>
 *     | Property | Values | Default | Description |
 *     |---|---|---|---|
 *     | **Label** | text | `Button` | Text of the button |
 *
 * out: a drawn panel with the field "Label", showing "Button". A heading between the tables becomes
 * the title of a section. Screen readers skip the sketch: the tables below it say the same.
 */
const propertiesPanels: Plugin<[], Root> = () => (tree) => {
  tree.children.forEach((node, index) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'PropertiesPanel') {
      const sections = propertySections(tree.children, index);
      tree.children[index] = drawPanel(attributeValue(node, 'title') ?? 'Properties', sections);
    }
  });
};

export default propertiesPanels;

function drawPanel(title: string, sections: PropertySection[]): MdxJsxFlowElement {
  return flowElement('figure', {className: 'panel-sketch', 'aria-hidden': 'true'}, [
    flowElement('div', {className: 'panel-sketch-title'}, [inlineElement('span', {}, title)]),
    ...sections.flatMap((section) => [
      ...(section.title
        ? [
            flowElement('div', {className: 'panel-sketch-section'}, [
              inlineElement('span', {}, section.title),
            ]),
          ]
        : []),
      ...section.properties.map((property) =>
        flowElement('div', {className: 'panel-sketch-row'}, [
          inlineElement('span', {className: 'panel-sketch-label'}, property.label),
          drawControl(property.values, property.default),
        ]),
      ),
    ]),
  ]);
}

/** The control that the values call for: a switch, a number box, a list, a picker or a text box. */
function drawControl(values: string, initial: string) {
  const kind = controlKind(values);
  const shown = initial === '-' || initial === '' ? '' : initial;
  const isOn = kind === 'switch' && /^(?:on|true|yes|enabled|selected)$/i.test(shown);
  const text = kind === 'choice' && shown === '' ? (values.split(',')[0]?.trim() ?? '') : shown;
  return inlineElement(
    'span',
    {className: `panel-sketch-control panel-sketch-${isOn ? 'switch-on' : kind}`},
    kind === 'switch' ? [] : text,
  );
}

function controlKind(values: string): string {
  if (/\bon\b.*\boff\b|\btrue\b.*\bfalse\b|check ?box/i.test(values)) {
    return 'switch';
  }
  if (/qodly ?source/i.test(values)) {
    return 'source';
  }
  if (/number|pixel|integer/i.test(values)) {
    return 'number';
  }
  if (/picker|\blist\b/i.test(values)) {
    return 'list';
  }
  return values.includes(',') ? 'choice' : 'text';
}
