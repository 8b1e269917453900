/** Builders for the Markdown that replaces components in the export. */
import type {BlockContent, Emphasis, Nodes, Paragraph, PhrasingContent, Strong} from 'mdast';
import type {JsxElement} from '../content/nodes';

/** Returns the Markdown nodes that replace a writers' component. */
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

/** Inserts `lead` at the start of the first paragraph, or as a new paragraph. */
export function leadIn(lead: PhrasingContent, blocks: BlockContent[]): BlockContent[] {
  const [first, ...rest] = blocks;
  return first?.type === 'paragraph'
    ? [paragraph(lead, {type: 'text', value: ' '}, ...first.children), ...rest]
    : [paragraph(lead), ...blocks];
}

/** Wraps the content of a block-level component in a paragraph. */
export function inParagraph(
  element: JsxElement,
  children: PhrasingContent[],
): (Paragraph | PhrasingContent)[] {
  return element.type === 'mdxJsxFlowElement' ? [paragraph(...children)] : children;
}
