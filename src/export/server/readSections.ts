import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {isHeading} from '../../content/nodes';
import {pageInFile, readSite} from '../../content/site';
import {markdownPath} from '../shared/markdownPath';
import {rewrite} from './rewrite';
import type {DocPage} from './listVersions';
import {toBody, type Context} from './toTree';

/** A section of an exported page. */
export interface PageSection {
  /** Undefined for the text before the first heading. */
  heading?: Heading;
  /** The text below the heading, up to the next heading. */
  own: RootContent[];
  /** The same, including subsections. */
  all: RootContent[];
}

/** Reads a page's sections, keyed by anchor. The text before the first heading has the anchor `''`. */
export function readSections(page: DocPage, context: Context): Map<string, PageSection> {
  const nodes = toBody(page, context).children.filter(({type}) => type !== 'yaml');
  const {headings} = pageInFile(readSite(context.siteDir), page.file);
  const sections = new Map<string, PageSection>();
  sections.set('', {own: nodes.slice(0, endOf(nodes, 0, 6)), all: nodes});
  for (const {text, anchor} of headings) {
    const index = nodes.findIndex((node) => isHeading(node) && titleOf(node) === text);
    const heading = nodes[index];
    if (isHeading(heading)) {
      sections.set(anchor, {
        heading: {...heading, children: heading.children.filter(({type}) => type !== 'html')},
        own: nodes.slice(index + 1, endOf(nodes, index + 1, 6)),
        all: nodes.slice(index + 1, endOf(nodes, index + 1, heading.depth)),
      });
    }
  }
  return sections;
}

/** Returns a heading's text without its explicit anchor, which is HTML here. */
function titleOf({children}: Heading): string {
  return toString(children.filter(({type}) => type !== 'html')).trim();
}

/**
 * Replaces links with their text, for files that are read without following links.
 *
 * @param isKept returns whether to keep a link; kept links point to the page's Markdown
 */
export function withoutLinks(
  blocks: readonly RootContent[],
  isKept: (url: string) => boolean = () => false,
): RootContent[] {
  const tree: Root = {type: 'root', children: structuredClone([...blocks])};
  rewrite(tree, (node) => {
    if (node.type !== 'link') {
      return undefined;
    }
    return isKept(node.url)
      ? [{...node, url: markdownPath(node.url.replace(/#.*$/, ''))}]
      : node.children;
  });
  return tree.children;
}

/** Returns where the section that contains `start` ends: at the next heading of at most the given depth. */
function endOf(nodes: readonly RootContent[], start: number, depth: number): number {
  const end = nodes.findIndex(
    (node, index) => index >= start && isHeading(node) && node.depth <= depth,
  );
  return end < 0 ? nodes.length : end;
}
