import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {blocksBelow, isHeading} from '../../content/page/nodes';
import {pageInFile, readSite} from '../../content/site/site';
import {markdownPath} from '../shared/paths';
import {rewrite} from './markdownTree';
import type {DocPage} from './listVersions';
import {toTree, type Context} from './toTree';

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
  const tree = toTree(page, context);
  const {headings} = pageInFile(readSite(context.siteDir), page.file);
  const sections = new Map<string, PageSection>();
  sections.set('', {own: blocksBelow(tree), all: tree.children});
  for (const {text, anchor} of headings) {
    const heading = tree.children.find(
      (node): node is Heading => isHeading(node) && titleOf(node) === text,
    );
    if (heading) {
      sections.set(anchor, {
        heading: {...heading, children: heading.children.filter(({type}) => type !== 'html')},
        own: blocksBelow(tree, heading),
        all: blocksBelow(tree, heading, heading.depth),
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
