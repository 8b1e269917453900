import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {attributeValue, isHeading, isJsxElement, nodesOf} from './nodes';

/** What a page says of a name that is not to be used any more. */
export interface Deprecation {
  /** What to use instead, as code writes it: `.allUsers()`. */
  use: string;
  /** Why, in a sentence or two. */
  why: string;
}

/**
 * What the badge `<Deprecated>` says under the heading, or of the page, before its first heading;
 * undefined when there is none.
 */
export function deprecationOf(tree: Root, heading?: Heading): Deprecation | undefined {
  const start = heading ? tree.children.indexOf(heading) + 1 : 0;
  const after = tree.children.slice(start);
  const end = after.findIndex(isHeading);
  const own = end < 0 ? after : after.slice(0, end);
  const badge = nodesOf({type: 'root', children: own}, 'mdxJsxFlowElement', 'mdxJsxTextElement')
    .filter(isJsxElement)
    .find(({name}) => name === 'Deprecated');
  return (
    badge && {
      use: attributeValue(badge, 'use') ?? '',
      why: toString(badge).replace(/\s+/g, ' ').trim(),
    }
  );
}
