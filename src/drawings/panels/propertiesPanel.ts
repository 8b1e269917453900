import type {RootContent, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {readSections} from '../../content/page/headings';
import {
  attributeValue,
  isBlockElement,
  isHeading,
  isTableOf,
  readTable,
} from '../../content/page/nodes';

export function isPanel(node: RootContent | undefined): node is MdxJsxFlowElement {
  return isBlockElement('PropertiesPanel', node);
}

/** A row in a property table. */
export interface PanelProperty {
  label: string;
  values: string;
  /** From the `Default` column; empty if no default is recorded. */
  initial: string;
  /** The other property, and the value it needs for this one to show; `filled` means any value. */
  shownWhen?: {label: string; value: string};
  /** The attribute types that have the property; undefined if all do. */
  forTypes?: string;
}

export interface PanelSection {
  title?: string;
  properties: PanelProperty[];
}

/** A panel, with the content of its tables. */
export interface PropertiesPanel {
  sections: PanelSection[];
  /** Values that differ from the defaults, by label: `set="Type: password; Position: right"`. */
  set: Map<string, string>;
  /** The attribute type to draw the panel for: `type="String"`. */
  type?: string;
  /** True for a panel outside the tables' section. Such a panel shows only the properties it sets. */
  isExcerpt: boolean;
}

/**
 * Reads a panel. Its content comes from the property tables below it, under the same heading or a deeper
 * one. Outside the `## Properties` section, it is an excerpt from that section's tables.
 */
export function readPropertiesPanel(
  panel: MdxJsxFlowElement,
  children: readonly RootContent[],
): PropertiesPanel {
  const index = children.indexOf(panel);
  const own = children.slice(0, index).findLast(isSection);
  const properties = children.find((node) => isSection(node) && toString(node) === 'Properties');
  const isExcerpt = properties !== undefined && properties !== own;
  const type = attributeValue(panel, 'type');
  return {
    sections: sectionsFrom(children, isExcerpt ? children.indexOf(properties) : index),
    set: readSettings(attributeValue(panel, 'set') ?? ''),
    ...(type && {type}),
    isExcerpt,
  };
}

function isSection(node: RootContent): boolean {
  return isHeading(node) && node.depth === 2;
}

/** Returns the visible sections and properties of the panel, with their values. */
export function shownSections({sections, set, type, isExcerpt}: PropertiesPanel) {
  const values = new Map(
    sections.flatMap(({properties}) => properties.map(({label, initial}) => [label, initial])),
  );
  set.forEach((value, label) => values.set(label, value));
  const isShown = ({label, shownWhen, forTypes}: PanelProperty) =>
    isExcerpt
      ? set.has(label)
      : isConditionMet(shownWhen, values) && (type === undefined || isForType(forTypes, type));
  return sections
    .map((section) => ({
      ...section,
      properties: section.properties
        .filter(isShown)
        .map((property) => ({...property, value: values.get(property.label) ?? ''})),
    }))
    .filter(({properties}) => properties.length > 0);
}

/** Returns the choices in a list such as `text, number, date`; undefined for free-form values: `number, in pixels`. */
function choicesOf(values: string): string[] | undefined {
  const isFreeForm = /^(?:number|list|qodlysource|color|icon|an?)\b|such as/i.test(values);
  return values.includes(', ') && !isFreeForm ? values.split(', ') : undefined;
}

/** Returns the kind of control for the values. */
export function controlOf(
  values: string,
): 'switch' | 'choice' | 'source' | 'number' | 'list' | 'text' {
  if (/\bon\b.*\boff\b/i.test(values)) {
    return 'switch';
  }
  if (choicesOf(values)) {
    return 'choice';
  }
  if (/qodly ?source/i.test(values)) {
    return 'source';
  }
  if (/number|pixel|integer/i.test(values)) {
    return 'number';
  }
  return /picker|\blist\b/i.test(values) ? 'list' : 'text';
}

/** Returns the values to choose from, such as on and off; undefined for values that aren't a fixed list. */
export function choicesFor(values: string): string[] | undefined {
  return controlOf(values) === 'switch' ? ['on', 'off'] : choicesOf(values);
}

/** Returns true if the condition holds or is missing. */
export function isConditionMet(
  condition: PanelProperty['shownWhen'],
  values: ReadonlyMap<string, string>,
): boolean {
  const value = values.get(condition?.label ?? '') ?? '';
  return !condition || (condition.value === 'filled' ? value !== '' : value === condition.value);
}

/** in: `Long, Number`, `all but Calculated`, or `all`; the last two include `String` */
function isForType(types: string | undefined, type: string): boolean {
  const [, except = ''] = /^all but (.+)$/.exec(types ?? '') ?? [];
  return types === undefined || types.startsWith('all')
    ? !except.split(', ').includes(type)
    : types.split(', ').includes(type);
}

/** in: `Type: password; Intervals`; out: `Type` → `password`, `Intervals` → an empty string */
export function readSettings(text: string): Map<string, string> {
  const parts = text.split(';').filter((part) => part.trim() !== '');
  return new Map(
    parts.map((part) => {
      const [, label = '', value = ''] = /^([^:]*):?(.*)$/.exec(part) ?? [];
      return [label.trim(), value.trim()];
    }),
  );
}

/** Returns the sections below the node at `index`, without the content below their own panels. */
function sectionsFrom(children: readonly RootContent[], index: number): PanelSection[] {
  const depth = children.slice(0, index + 1).findLast(isHeading)?.depth ?? 2;
  const below = readSections({type: 'root', children: children.slice(index + 1)});
  const end = below.findIndex(({heading}) => heading && heading.depth <= depth);
  return below.slice(0, end < 0 ? undefined : end).flatMap(({heading, blocks}) => {
    const ownPanel = blocks.findIndex(isPanel);
    const properties = propertiesIn(blocks.slice(0, ownPanel < 0 ? undefined : ownPanel));
    return properties.length > 0 ? [{...(heading && {title: heading.text}), properties}] : [];
  });
}

/** Returns the properties in the tables among the nodes that begin with the column "Property". */
export function propertiesIn(nodes: readonly RootContent[]): PanelProperty[] {
  return nodes.flatMap((node) => (isTableOf('Property', node) ? readProperties(node) : []));
}

function readProperties(table: Table): PanelProperty[] {
  const {columns, rows} = readTable(table);
  return rows.map(({cell}) => {
    const [, label, value] = /^(.+) is (.+)$/.exec(cell('Shown when')) ?? [];
    const initial = cell('Default');
    return {
      label: cell('Property'),
      values: cell('Values'),
      initial: initial === '-' ? '' : initial,
      ...(label && value && {shownWhen: {label, value}}),
      ...(columns.includes('For types') && {forTypes: cell('For types')}),
    };
  });
}
