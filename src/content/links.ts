import type {Definition, Image, Link, Root} from 'mdast';
import {nodesOf} from './nodes';

/** A node with a URL: a link, a link definition, or an image. */
export type PageLink = Link | Definition | Image;

/** Returns the links on a page, in order. */
export function readLinks(tree: Root): PageLink[] {
  return nodesOf(tree, 'link', 'definition', 'image');
}
