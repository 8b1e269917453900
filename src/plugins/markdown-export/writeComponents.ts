import type {BlockContent, Nodes, Paragraph, PhrasingContent, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {fail} from '../../remark/fail';
import {attributeValue} from '../../remark/nodes';
import {emphasis, leadIn, paragraph, strong} from './build';
import {rewrite} from './rewrite';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** How each component that writers use reads as text. */
const texts: Record<string, (element: Element) => Nodes[]> = {
  Since: (element) => inPlace(element, [emphasis(`Since ${attributeValue(element, 'version')}`)]),
  Changed: (element) => {
    const lead = strong(`Changed in ${attributeValue(element, 'version')}:`);
    return element.type === 'mdxJsxTextElement'
      ? [lead, {type: 'text', value: ' '}, ...element.children]
      : leadIn(lead, element.children as BlockContent[]);
  },
  Tabs: (element) => element.children,
  TabItem: (element) => [
    paragraph(strong(`${attributeValue(element, 'label') ?? attributeValue(element, 'value')}:`)),
    ...element.children,
  ],
  ComponentSketch: (element) => [paragraph(emphasis(`Picture: ${attributeValue(element, 'alt')}`))],
  // Drawn from the tables below it, which say the same.
  PropertiesPanel: () => [],
};

/**
 * Writes the components of a page out.
 *
 * in:
 *     <Tabs><TabItem value="curl">…</TabItem></Tabs>
 *     <Changed version="1.1.0">Operators follow a precedence.</Changed>
 * out:
 *     **curl:** …
 *     **Changed in 1.1.0:** Operators follow a precedence.
 */
export function writeComponents(tree: Root, file: VFile): void {
  rewrite(tree, (node) => {
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      return writeExpression(node, file);
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
      return undefined;
    }
    const name = node.name ?? '';
    if (/^[a-z]/.test(name)) {
      return writeHtml(node, name, file);
    }
    const write = texts[name];
    if (!write) {
      return fail(file, node, {
        found: `<${name}> has no form in the Markdown of the page`,
        fix: 'Say in src/plugins/markdown-export/writeComponents.ts how it reads as text',
      });
    }
    return write(node);
  });
}

/** In a line of its own a component stands for a paragraph. */
function inPlace(element: Element, children: PhrasingContent[]): (Paragraph | PhrasingContent)[] {
  return element.type === 'mdxJsxFlowElement' ? [paragraph(...children)] : children;
}

function writeHtml(element: Element, name: string, file: VFile): Nodes[] {
  if (element.attributes.length > 0) {
    fail(file, element, {
      found: `<${name}> has attributes, which have no form in the Markdown of the page`,
      fix: 'Write it without them, or in Markdown',
    });
  }
  return element.children.length === 0
    ? [{type: 'html', value: `<${name}/>`}]
    : [
        {type: 'html', value: `<${name}>`},
        ...element.children,
        {type: 'html', value: `</${name}>`},
      ];
}

/** Comments go, but for the anchor of a heading: `## Title {/* #anchor *‍/}`. */
function writeExpression(node: Nodes & {value: string}, file: VFile): Nodes[] {
  const comment = /^\s*\/\*\s*([\s\S]*?)\s*\*\/\s*$/.exec(node.value)?.[1];
  if (comment === undefined) {
    fail(file, node, {
      found: `{${node.value}} has no form in the Markdown of the page`,
      fix: 'Write the text itself',
    });
  }
  return comment.startsWith('#') ? [{type: 'html', value: `{${comment}}`}] : [];
}
