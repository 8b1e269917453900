import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {isCode} from '../content/page/nodes';
import {parsePage} from '../content/page/parsePage';

/**
 * Shows Markdown source and its rendered result, for the style page.
 *
 * in:
 *     ````mdx live
 *     <Since version="0.2.0"/>
 *     ````
 * out: the code block, and below it the rendered content.
 *
 * Runs first, so the other transforms handle the content like the rest of the page.
 */
const liveSources: Plugin<[], Root> = () => (tree) => {
  tree.children = tree.children.flatMap((node): RootContent[] => {
    if (!isCode(node) || node.lang !== 'mdx' || node.meta !== 'live') {
      return [node];
    }
    const content = parsePage(node.value).children.flatMap(unwrap);
    const firstLine = node.position?.start.line ?? 1;
    content.forEach((child) => shiftLines(child, firstLine));
    return [{...node, meta: null}, ...content];
  });
};

export default liveSources;

/** Unwraps a paragraph that only contains components, as MDX does for a whole page. */
function unwrap(node: RootContent): RootContent[] {
  if (node.type !== 'paragraph') {
    if ('children' in node) {
      node.children = node.children.flatMap(unwrap) as typeof node.children;
    }
    return [node];
  }
  const elements = node.children.filter((child) => child.type === 'mdxJsxTextElement');
  const hasOnlyComponents = node.children.every(
    (child) =>
      child.type === 'mdxJsxTextElement' || (child.type === 'text' && child.value.trim() === ''),
  );
  return hasOnlyComponents && elements.length > 0
    ? elements.map((element) => ({...element, type: 'mdxJsxFlowElement'}) as MdxJsxFlowElement)
    : [node];
}

/** Maps positions in the content to lines on the page, for reporting problems, and drops the offsets. */
function shiftLines(node: RootContent, lines: number): void {
  visit(node, ({position}) => {
    if (position) {
      position.start.line += lines;
      position.end.line += lines;
      delete position.start.offset;
      delete position.end.offset;
    }
  });
}
