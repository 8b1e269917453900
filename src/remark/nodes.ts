/** Builders for the nodes that transforms and the export create. */
import type {
  Nodes,
  PhrasingContent,
  Root,
  RootContent,
  BlockContent,
  Emphasis,
  Heading,
  InlineCode,
  Link,
  List,
  ListItem,
  Paragraph,
  Strong,
  Table,
  TableRow,
  Text,
} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {isBlockElement, type JsxElement} from '../content/page/nodes';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxTextElementData {
    _mdxExplicitJsx?: boolean;
  }
  interface MdxJsxFlowElementData {
    _mdxExplicitJsx?: boolean;
  }
}

/** Returns the Markdown nodes that replace a writers' component. */
export type MarkdownForm = (element: JsxElement) => Nodes[];

export function text(value: string): Text {
  return {type: 'text', value};
}

export function inlineCode(value: string): InlineCode {
  return {type: 'inlineCode', value};
}

export function strong(value: string): Strong {
  return {type: 'strong', children: [text(value)]};
}

export function emphasis(value: string): Emphasis {
  return {type: 'emphasis', children: [text(value)]};
}

export function link(url: string, ...children: PhrasingContent[]): Link {
  return {type: 'link', url, children};
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

export function heading(depth: Heading['depth'], title: string): Heading {
  return {type: 'heading', depth, children: [text(title)]};
}

export function list(items: readonly ListItem['children'][]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((children) => ({type: 'listItem', spread: false, children})),
  };
}

/** Creates a table with a class. */
export function table(className: string, columns: string[], rows: TableRow[]): Table {
  const header = tableRow(columns.map((title) => [text(title)]));
  const table: Table = {
    type: 'table',
    align: columns.map(() => null),
    children: [header, ...rows],
  };
  setHtmlProperties(table, {className: [className]});
  return table;
}

/** Creates a row, whose cells may contain blocks, which HTML allows, unlike Markdown. */
export function tableRow(cells: Nodes[][]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((children) => ({
      type: 'tableCell',
      children: children as PhrasingContent[],
    })),
  };
}

/** Inserts `lead` at the start of the first paragraph, or as a new paragraph. */
export function insertLead(lead: PhrasingContent, blocks: BlockContent[]): BlockContent[] {
  const [first, ...rest] = blocks;
  return first?.type === 'paragraph'
    ? [paragraph(lead, text(' '), ...first.children), ...rest]
    : [paragraph(lead), ...blocks];
}

/** Inserts `lead` before a component's content, both for an inline component and for a block. */
export function withLead(lead: PhrasingContent, element: JsxElement): Nodes[] {
  return element.type === 'mdxJsxTextElement'
    ? [lead, text(' '), ...element.children]
    : insertLead(lead, element.children as BlockContent[]);
}

type Attributes = Record<string, string | undefined>;

/** Creates a JSX element that MDX doesn't replace with a theme component. */
export function inlineElement(
  name: string,
  attributes: Attributes,
  children: PhrasingContent[] | string,
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: toJsxAttributes(attributes),
    children: typeof children === 'string' ? [text(children)] : children,
    data: {_mdxExplicitJsx: true},
  };
}

/** Like `inlineElement`, for a block-level element. */
export function flowElement(
  name: string,
  attributes: Attributes,
  children: MdxJsxFlowElement['children'] | PhrasingContent[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: toJsxAttributes(attributes),
    children: children as MdxJsxFlowElement['children'],
    data: {_mdxExplicitJsx: true},
  };
}

/** Like `flowElement`, for a component from `src/theme/MDXComponents.tsx`. */
export function componentElement(
  name: string,
  attributes: Attributes,
  children: MdxJsxFlowElement['children'] | PhrasingContent[] = [],
): MdxJsxFlowElement {
  return {...flowElement(name, attributes, children), data: {}};
}

/** Creates a collapsed list, for the end of a page. */
export function foldedList(title: string, lines: readonly PhrasingContent[][]): MdxJsxFlowElement {
  return flowElement('details', {className: 'uses'}, [
    flowElement('summary', {}, [text(title)]),
    list(lines.map((line) => [paragraph(...line)])),
  ]);
}

function toJsxAttributes(attributes: Attributes): MdxJsxTextElement['attributes'] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
  );
}

/** Replaces a component's elements on the page. */
export function replaceElements(
  tree: Root,
  name: string,
  write: (element: MdxJsxFlowElement) => RootContent[],
): void {
  tree.children = tree.children.flatMap((node) =>
    isBlockElement(name, node) ? write(node) : [node],
  );
}

/** Sets the node's HTML attributes, keyed by DOM property name. */
export function setHtmlProperties(
  node: Nodes,
  properties: Record<string, string | string[] | undefined>,
): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, ...properties}};
}
