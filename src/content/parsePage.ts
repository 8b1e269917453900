import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** Parses as Docusaurus does: MDX with front matter, all of GFM, and directives. */
const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx)
  .freeze();

/** Parses a page into a tree. @throws VFileMessage if the page isn't valid MDX */
export function parsePage(source: string): Root {
  return parser.parse(source);
}
