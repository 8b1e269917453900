import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {attributeValue} from '../content/page/nodes';
import {controlOf, readPropertiesPanel, shownSections} from '../drawings/panels/propertiesPanel';
import {flowElement, inlineElement, replaceElements} from './nodes';

/**
 * Draws the studio's Properties panel from the page's own property tables, in place of
 * `<PropertiesPanel/>`.
 *
 * in:
 *     ## Properties
 *     <PropertiesPanel title="Text Input" set="Type: date"/>
 *     | Property | Values | Default | Shown when | Description |
 *     |---|---|---|---|---|
 *     | **Type** | text, password, date | - | - | What the field takes |
 *     | **Reveal Password** | on / off | - | **Type** is password | Shows an eye icon |
 *
 * out: a drawn panel with a "Type" list set to "date". A property without a default or a set value
 * is empty. A heading between the tables becomes the title of a section. Screen readers skip the
 * sketch, since the tables contain the same information.
 */
const propertiesPanels: Plugin<[], Root> = () => (tree) => {
  // Panels may use tables from other sections, which stay while all panels are read.
  replaceElements(tree, 'PropertiesPanel', (panel) => [
    drawPanel(
      attributeValue(panel, 'title') ?? 'Properties',
      shownSections(readPropertiesPanel(panel, tree.children)),
    ),
  ]);
};

export default propertiesPanels;

function drawPanel(title: string, sections: ReturnType<typeof shownSections>): MdxJsxFlowElement {
  const attributes = {className: 'panel-sketch', 'aria-hidden': 'true'};
  return flowElement('figure', attributes, [
    flowElement('div', {className: 'panel-sketch-title'}, [inlineElement('span', {}, title)]),
    ...sections.flatMap((section) => [
      ...(section.title
        ? [
            flowElement('div', {className: 'panel-sketch-section'}, [
              inlineElement('span', {}, section.title),
            ]),
          ]
        : []),
      ...section.properties.map(({label, values, value}) =>
        flowElement('div', {className: 'panel-sketch-row'}, [
          inlineElement('span', {className: 'panel-sketch-label'}, label),
          drawControl(values, value),
        ]),
      ),
    ]),
  ]);
}

function drawControl(values: string, value: string) {
  const kind = controlOf(values);
  const style = kind === 'switch' ? switchStyle(value) : kind;
  return inlineElement(
    'span',
    {className: `panel-sketch-control panel-sketch-${style}`},
    kind === 'switch' ? [] : value,
  );
}

/** Returns the style of a switch, which is in the middle position if its state is unknown. */
function switchStyle(value: string): string {
  return value === '' ? 'switch-unset' : value === 'on' ? 'switch-on' : 'switch';
}
