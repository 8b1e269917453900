import type {Heading, Root, RootContent} from 'mdast';
import {isHeading} from '../content/nodes';

/**
 * Returns the nodes below a heading, or from the start of the page, up to the next heading of at most the
 * given depth.
 */
export function sectionBelow(
  heading: Heading | undefined,
  {children}: Root,
  depth = heading?.depth ?? 0,
): RootContent[] {
  const nodes = children.slice(heading ? children.indexOf(heading) + 1 : 0);
  const end = nodes.findIndex((node) => isHeading(node) && node.depth <= depth);
  return end < 0 ? nodes : nodes.slice(0, end);
}
