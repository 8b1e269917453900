/** Builders for the elements that transforms create. */
import type {Nodes, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {list, paragraph, text} from './markdownNodes';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxTextElementData {
    _mdxExplicitJsx?: boolean;
  }
  interface MdxJsxFlowElementData {
    _mdxExplicitJsx?: boolean;
  }
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

/** Sets the node's HTML attributes, keyed by DOM property name. */
export function setHtmlProperties(
  node: Nodes,
  properties: Record<string, string | string[] | undefined>,
): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, ...properties}};
}
