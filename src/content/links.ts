import type {Definition, Image, Link, Root} from 'mdast';
import {nodesOf} from './nodes';

/** What leads somewhere: links, the definitions of links, images. */
export type PageLink = Link | Definition | Image;

/** The links of a page, in order. */
export function readLinks(tree: Root): PageLink[] {
  return nodesOf(tree, 'link', 'definition', 'image');
}
