import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** Parses as Docusaurus does: MDX with front matter, tables and directives. */
const pageParser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx)
  .freeze();

/** Reads a page into its tree. @throws VFileMessage when it is not valid MDX. */
export function parsePage(source: string): Root {
  return pageParser.parse(source);
}
