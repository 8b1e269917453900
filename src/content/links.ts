import type {Definition, Image, Link, Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** What leads somewhere: links, the definitions of links, images. */
export type PageLink = Link | Definition | Image;

/** The links of a page, in order. */
export function readLinks(tree: Root): PageLink[] {
  const links: PageLink[] = [];
  visit(tree, ['link', 'definition', 'image'], (node) => {
    links.push(node as PageLink);
  });
  return links;
}
