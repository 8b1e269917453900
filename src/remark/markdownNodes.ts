/** Builders of the Markdown that components become in the export. */
import type {BlockContent, Emphasis, Nodes, Paragraph, PhrasingContent, Strong} from 'mdast';
import type {JsxElement} from '../content/nodes';

/** How a component for writers reads as text: the nodes that take its place. */
export type MarkdownForm = (element: JsxElement) => Nodes[];

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

export function strong(value: string): Strong {
  return {type: 'strong', children: [{type: 'text', value}]};
}

export function emphasis(value: string): Emphasis {
  return {type: 'emphasis', children: [{type: 'text', value}]};
}

/** Puts words in front of the first paragraph, or in one of their own. */
export function leadIn(lead: PhrasingContent, blocks: BlockContent[]): BlockContent[] {
  const [first, ...rest] = blocks;
  return first?.type === 'paragraph'
    ? [paragraph(lead, {type: 'text', value: ' '}, ...first.children), ...rest]
    : [paragraph(lead), ...blocks];
}

/** A component on a line of its own becomes a paragraph. */
export function inPlace(
  element: JsxElement,
  children: PhrasingContent[],
): (Paragraph | PhrasingContent)[] {
  return element.type === 'mdxJsxFlowElement' ? [paragraph(...children)] : children;
}
