/** Guards and builders for the nodes of a page's tree. */
import type {Code, Heading, Nodes, PhrasingContent, Table, TableRow} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxTextElementData {
    _mdxExplicitJsx?: boolean;
  }
  interface MdxJsxFlowElementData {
    _mdxExplicitJsx?: boolean;
  }
}

type Attributes = Record<string, string | undefined>;

/** A JSX element that stays as it is: MDX does not swap it for a component of the theme. */
export function inlineElement(
  name: string,
  attributes: Attributes,
  children: PhrasingContent[] | string,
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: toJsxAttributes(attributes),
    children: typeof children === 'string' ? [{type: 'text', value: children}] : children,
    data: {_mdxExplicitJsx: true},
  };
}

/** As `inlineElement`, for an element that stands on its own. */
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

/** As `flowElement`, for a component of `src/theme/MDXComponents.tsx`. */
export function componentElement(
  name: string,
  attributes: Attributes,
  children: MdxJsxFlowElement['children'] | PhrasingContent[] = [],
): MdxJsxFlowElement {
  return {...flowElement(name, attributes, children), data: {}};
}

function toJsxAttributes(attributes: Attributes): MdxJsxTextElement['attributes'] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
  );
}

/** Sets what the node becomes in HTML: its attributes, by their names in the DOM. */
export function setHtmlProperties(
  node: Nodes,
  properties: Record<string, string | string[] | undefined>,
): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, ...properties}};
}

export function isCode(node: Nodes | undefined): node is Code {
  return node?.type === 'code';
}

export function isHeading(node: Nodes | undefined): node is Heading {
  return node?.type === 'heading';
}

export function isTable(node: Nodes | undefined): node is Table {
  return node?.type === 'table';
}

/** Text of the row's cells, without marks. */
export function cellTexts(row: TableRow | undefined): string[] {
  return (row?.children ?? []).map((cell) => toString(cell).trim());
}

/** The value of a component's plain attribute, or undefined. */
export function attributeValue(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  name: string,
): string | undefined {
  const found = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}
