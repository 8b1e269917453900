import type {Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {paragraph} from '../../../remark/markdownNodes';

export interface Head {
  title: string;
  description: string;
  /** `0.2.0 (latest)`. */
  version: string;
  /** Full address of the page. */
  url: string;
}

/**
 * Puts title, purpose, version and address of the page in the place of its front matter. A paragraph
 * that repeats the description becomes it.
 *
 * out:
 *     # abs
 *
 *     > Returns the absolute value of a number.
 *
 *     Version 0.2.0 (latest): <https://developer.qodly.com/docs/language/commands/abs>
 */
export function writeHead(tree: Root, {title, description, version, url}: Head): void {
  const body = tree.children.filter(({type}) => type !== 'yaml');
  const repeated = body.find(
    (node): node is Paragraph => node.type === 'paragraph' && toString(node) === description,
  );
  const purpose = repeated ?? paragraph(text(description));
  const lead: RootContent[] = description === '' ? [] : [{type: 'blockquote', children: [purpose]}];
  tree.children = [
    {type: 'heading', depth: 1, children: [text(title)]},
    ...lead,
    paragraph(text(`Version ${version}: `), {type: 'link', url, children: [text(url)]}),
    ...body.filter((node) => node !== purpose),
  ];
}

function text(value: string): PhrasingContent {
  return {type: 'text', value};
}
