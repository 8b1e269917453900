/** Builders for Markdown nodes, which transforms and the export create. */
import type {
  BlockContent,
  Emphasis,
  Heading,
  InlineCode,
  Link,
  List,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  Strong,
  Text,
} from 'mdast';
import type {JsxElement} from '../content/page/nodes';

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
