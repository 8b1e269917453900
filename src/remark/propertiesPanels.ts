import type {Root, RootContent, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {fail} from './fail';
import {attributeValue, cellTexts, flowElement, inlineElement, isHeading, isTable} from './nodes';

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
const propertiesPanels: Plugin<[], Root> = () => (tree, file) => {
  tree.children.forEach((node, index) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'PropertiesPanel') {
      return;
    }
    const sections = collectSections(tree.children, index);
    if (sections.length === 0) {
      fail(file, node, {
        found: '<PropertiesPanel/> finds no property table',
        fix: 'Put it under the heading "## Properties", above tables that begin with the column "Property"',
      });
    }
    tree.children[index] = drawPanel(attributeValue(node, 'title') ?? 'Properties', sections);
  });
};

export default propertiesPanels;

interface Section {
  title?: string;
  properties: {label: string; values: string; default: string}[];
}

/** The property tables below `index`, up to the next second-level heading. */
function collectSections(children: readonly RootContent[], index: number): Section[] {
  const sections: Section[] = [];
  let title: string | undefined;
  for (const node of children.slice(index + 1)) {
    if (isHeading(node)) {
      if (node.depth <= 2) {
        break;
      }
      title = toString(node);
    }
    if (isTable(node) && cellTexts(node.children[0])[0] === 'Property') {
      sections.push({...(title && {title}), properties: readProperties(node)});
    }
  }
  return sections;
}

function readProperties(table: Table): Section['properties'] {
  const columns = cellTexts(table.children[0]);
  return table.children.slice(1).map((row) => {
    const cells = cellTexts(row);
    const cell = (column: string) => cells[columns.indexOf(column)] ?? '';
    return {label: cell('Property'), values: cell('Values'), default: cell('Default')};
  });
}

function drawPanel(title: string, sections: Section[]): MdxJsxFlowElement {
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
