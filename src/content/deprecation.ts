import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {attributeValue, blocksBelow, nodesOf} from './nodes';

/** A deprecation notice on a page. */
export interface Deprecation {
  /** The replacement, as written in code: `.allUsers()`. */
  use: string;
  /** The reason, in one or two sentences. */
  why: string;
}

/**
 * Reads the `<Deprecated>` badge under the heading or, if no heading is given, the page-wide one above the
 * first heading. Returns undefined if there is no badge.
 */
export function deprecationOf(tree: Root, heading?: Heading): Deprecation | undefined {
  const badge = blocksBelow(tree, heading)
    .flatMap((block) => nodesOf(block, 'mdxJsxFlowElement', 'mdxJsxTextElement'))
    .find(({name}) => name === 'Deprecated');
  return (
    badge && {
      use: attributeValue(badge, 'use') ?? '',
      why: toString(badge).replace(/\s+/g, ' ').trim(),
    }
  );
}
