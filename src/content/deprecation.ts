import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {attributeValue, isHeading, isJsxElement, nodesOf} from './nodes';

/** A deprecation notice on a page. */
export interface Deprecation {
  /** The replacement, as written in code: `.allUsers()`. */
  use: string;
  /** The reason, in one or two sentences. */
  why: string;
}

/**
 * Reads the `<Deprecated>` badge under the heading, or before the first heading for the whole page;
 * undefined without a badge.
 */
export function deprecationOf(tree: Root, heading?: Heading): Deprecation | undefined {
  const start = heading ? tree.children.indexOf(heading) + 1 : 0;
  const blocks = tree.children.slice(start);
  const end = blocks.findIndex(isHeading);
  const sectionBlocks = end < 0 ? blocks : blocks.slice(0, end);
  const badge = nodesOf(
    {type: 'root', children: sectionBlocks},
    'mdxJsxFlowElement',
    'mdxJsxTextElement',
  )
    .filter(isJsxElement)
    .find(({name}) => name === 'Deprecated');
  return (
    badge && {
      use: attributeValue(badge, 'use') ?? '',
      why: toString(badge).replace(/\s+/g, ' ').trim(),
    }
  );
}
