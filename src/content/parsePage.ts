import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import type {Nodes, Root} from 'mdast';
import {gfmTable} from 'micromark-extension-gfm-table';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Processor} from 'unified';
import {allNodes} from './nodes';
import {extractSectionKeywords} from './sectionKeywords';

/** Parses as Docusaurus does: MDX with front matter, all of GFM, and directives. */
const pageParser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx)
  .freeze();

/** Matches possible GFM syntax other than tables: bare URLs, footnotes, strikethrough, tasks. */
const otherGfm = /https?[\\:]|www|@[-\w\\]|&#|&\w+;|\[\^|~|\[[\sx]\]/i;

/**
 * Parses only tables. Most pages use no other GFM, and looking for the rest at every character accounts for
 * a third of the parsing time.
 */
const tableParser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(tables)
  .use(remarkDirective)
  .use(remarkMdx)
  .freeze();

function tables(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfmTable());
  (data.fromMarkdownExtensions ??= []).push([gfmTableFromMarkdown()]);
}

/** Parses a page into a tree. @throws VFileMessage if the page isn't valid MDX */
export function parsePage(source: string): Root {
  return extractSectionKeywords(parse(source), source);
}

function parse(source: string): Root {
  if (!otherGfm.test(source)) {
    return tableParser.parse(source);
  }
  return parseWithTablesOnly(source) ?? pageParser.parse(source);
}

/** Returns a page's tree if its URLs and other GFM syntax are only in code, links, and attributes. */
function parseWithTablesOnly(source: string): Root | undefined {
  try {
    const tree = tableParser.parse(source);
    return allNodes(tree).some((node) => mayContainOtherGfm(node, source)) ? undefined : tree;
  } catch {
    // It may still be valid: a URL may contain braces.
    return undefined;
  }
}

const textNodeTypes = ['text', 'image', 'imageReference', 'linkReference', 'definition'];

function mayContainOtherGfm({type, position}: Nodes, source: string): boolean {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return textNodeTypes.includes(type) && otherGfm.test(source.slice(start, end));
}
