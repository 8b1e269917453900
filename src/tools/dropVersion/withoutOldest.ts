import type {PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {attributeValue, nodesOf, type JsxElement} from '../../content/page/nodes';
import type {Page} from '../../content/page/page';
import type {Site} from '../../content/site/site';
import {byVersion} from '../../content/site/versionOrder';
import {expandPageChanges} from '../../remark/pageChanges';
import {expandReferenceChanges} from '../../remark/referenceChanges';

const processor = unified()
  .use(remarkMdx)
  .use(remarkStringify, {bullet: '-', emphasis: '_', listItemIndent: 'one'})
  .freeze();

/** Functions that write out change lists, which can't be generated after a version is retired. */
const comparisons: Record<string, typeof expandReferenceChanges> = {
  ReferenceChanges: expandReferenceChanges,
  PageChanges: (element, site, file) => expandPageChanges(element, site, file, true),
};

/**
 * Returns the text of a page after the oldest version on the site is retired. Writes out lists of
 * changes that need its pages, and removes badges for everything in the new oldest version and for
 * changes described relative to the retired version.
 *
 * @param retired the version to retire
 * @param oldest the oldest version afterwards
 */
export function withoutOldest(page: Page, site: Site, retired: string, oldest: string): string {
  if (!/<(?:Since|Changed|ReferenceChanges|PageChanges)\b/.test(page.source)) {
    return page.source;
  }
  const elements: JsxElement[] = [
    ...nodesOf(page.tree, 'mdxJsxFlowElement'),
    ...nodesOf(page.tree, 'mdxJsxTextElement'),
  ];
  return elements
    .sort((a, b) => startOf(b) - startOf(a))
    .reduce((source, element) => {
      const isBadge =
        element.name === 'Since' ||
        (element.name === 'Changed' &&
          source.slice(startOf(element), endOf(element)).includes(retired));
      if (isBadge && byVersion(attributeValue(element, 'version') ?? '', oldest) <= 0) {
        return withoutElement(source, element);
      }
      const compared = ['from', 'to'].map((name) => attributeValue(element, name));
      const expand = comparisons[element.name ?? ''];
      return expand && element.type === 'mdxJsxFlowElement' && compared.includes(retired)
        ? writeOut(source, element, expand(element, site, page.file))
        : source;
    }, page.source);
}

function startOf({position}: JsxElement): number {
  return position?.start.offset ?? 0;
}

function endOf({position}: JsxElement): number {
  return position?.end.offset ?? 0;
}

/** Removes the element and its line, or the space before or after it. */
function withoutElement(source: string, element: JsxElement): string {
  const before = source.slice(0, startOf(element));
  const after = source.slice(endOf(element));
  const indent = /(?:^|\n)([ \t]*)$/.exec(before)?.[1];
  if (indent !== undefined && /^(?:\n|$)/.test(after)) {
    return before.slice(0, before.length - indent.length) + after.replace(/^\n{1,2}/, '');
  }
  const isFirst = /(?:^|\n)$/.test(before);
  return isFirst ? before + after.replace(/^ /, '') : before.replace(/ $/, '') + after;
}

function writeOut(source: string, element: MdxJsxFlowElement, nodes: RootContent[]): string {
  for (const link of nodes.flatMap((node) => nodesOf(node, 'link'))) {
    // Drop the title, since the site adds the signature to each link to the reference.
    delete link.title;
  }
  for (const paragraph of nodes.flatMap((node) => nodesOf(node, 'paragraph'))) {
    paragraph.children = paragraph.children.flatMap(withBackticks);
  }
  const text = processor.stringify({type: 'root', children: nodes}).trimEnd();
  return source.slice(0, startOf(element)) + text + source.slice(endOf(element));
}

/** Puts names such as `cs.Qodly.Endpoints` in backticks, which descriptions in front matter can't have. */
function withBackticks(node: PhrasingContent): PhrasingContent[] {
  return node.type === 'text'
    ? node.value
        .split(/\b((?:4D|cs|ds)(?:\.\w+)+)/)
        .map((value, index): PhrasingContent => ({type: index % 2 ? 'inlineCode' : 'text', value}))
    : [node];
}
