import type {Nodes, Root} from 'mdast';
import {
  attributeValue,
  isExpression,
  isJsxElement,
  readComment,
  type JsxElement,
} from '../../content/page/nodes';
import {emphasis, paragraph, strong, withLead, type MarkdownForm} from '../../remark/nodes';
import {rewrite} from './markdownTree';

/** Markdown for each writers' component in exported pages. */
export const markdownForms: Readonly<Record<string, MarkdownForm>> = {
  Changed: (element) =>
    withLead(strong(`Changed in ${attributeValue(element, 'version')}:`), element),

  CodeChecker: () => [
    paragraph(emphasis('An in-browser tool on the page that checks code against a version')),
  ],

  ComponentSketch: (element) => [paragraph(emphasis(`Picture: ${attributeValue(element, 'alt')}`))],

  Deprecated: (element) =>
    withLead(strong(`Use ${attributeValue(element, 'use')} instead.`), element),

  // Drawn from the tables below it, which contain the same information.
  PropertiesPanel: () => [],

  Since: (element) => {
    const label = emphasis(`Since ${attributeValue(element, 'version')}`);
    return [element.type === 'mdxJsxFlowElement' ? paragraph(label) : label];
  },

  TabItem: (element) => [
    paragraph(strong(`${attributeValue(element, 'label') ?? attributeValue(element, 'value')}:`)),
    ...element.children,
  ],

  Tabs: (element) => element.children,
};

/**
 * Writes the components on a page as `markdownForms` defines.
 *
 * in:
 *     <Tabs><TabItem value="curl">…</TabItem></Tabs>
 *     <Changed version="0.2.0">Operators follow a precedence.</Changed>
 * out:
 *     **curl:** …
 *     **Changed in 0.2.0:** Operators follow a precedence.
 *
 * The `components` check ensures that all of them are known.
 */
export function writeComponents(tree: Root): void {
  rewrite(tree, (node) => {
    if (isExpression(node)) {
      return writeComment(readComment(node) ?? '');
    }
    if (!isJsxElement(node)) {
      return undefined;
    }
    const form = markdownForms[node.name ?? ''];
    return form ? form(node) : writeHtml(node);
  });
}

function writeHtml({name, children}: JsxElement): Nodes[] {
  return children.length === 0
    ? [{type: 'html', value: `<${name}/>`}]
    : [{type: 'html', value: `<${name}>`}, ...children, {type: 'html', value: `</${name}>`}];
}

/** Removes comments, except the anchor of a heading: `## Title {/* #anchor *‍/}`. */
function writeComment(comment: string): Nodes[] {
  return comment.startsWith('#') ? [{type: 'html', value: `{${comment}}`}] : [];
}
