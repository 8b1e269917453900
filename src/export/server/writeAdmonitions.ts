import type {BlockContent, Paragraph, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {insertLead, paragraph, strong} from '../../remark/markdownNodes';
import {rewrite} from './rewrite';

/**
 * Writes admonitions as block quotes.
 *
 * in:
 *     :::tip[Signal or semaphore?]
 *     Take a signal.
 *     :::
 * out:
 *     > **Tip: Signal or semaphore?**
 *     >
 *     > Take a signal.
 */
export function writeAdmonitions(tree: Root): void {
  rewrite(tree, (node) => {
    if (node.type !== 'containerDirective') {
      return undefined;
    }
    const kind = node.name.charAt(0).toUpperCase() + node.name.slice(1);
    const [first, ...rest] = node.children as BlockContent[];
    const children =
      first && isLabel(first)
        ? [paragraph(strong(`${kind}: ${toString(first)}`)), ...rest]
        : insertLead(strong(`${kind}:`), node.children as BlockContent[]);
    return [{type: 'blockquote', children}];
  });
}

function isLabel(node: BlockContent): node is Paragraph {
  return node.type === 'paragraph' && node.data?.directiveLabel === true;
}
