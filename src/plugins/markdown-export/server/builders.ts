/** Builders of the nodes that the export writes. */
import type {BlockContent, Emphasis, Paragraph, PhrasingContent, Strong} from 'mdast';

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
