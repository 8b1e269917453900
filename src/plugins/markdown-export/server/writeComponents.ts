import type {BlockContent, Nodes, Paragraph, PhrasingContent, Root} from 'mdast';
import type {VFile} from 'vfile';
import {faultAt} from '../../../checks/fault';
import {attributeValue, type JsxElement} from '../../../content/nodes';
import {failWith} from '../../../remark/checkPage';
import {emphasis, leadIn, paragraph, strong} from './builders';
import {rewrite} from './rewrite';

/** How each component that writers use reads as text. */
const texts: Record<string, (element: JsxElement) => Nodes[]> = {
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
        hint: 'Say in src/plugins/markdown-export/server/writeComponents.ts how it reads as text',
      });
    }
    return write(node);
  });
}

/** A component on a line of its own becomes a paragraph. */
function inPlace(
  element: JsxElement,
  children: PhrasingContent[],
): (Paragraph | PhrasingContent)[] {
  return element.type === 'mdxJsxFlowElement' ? [paragraph(...children)] : children;
}

function writeHtml(element: JsxElement, name: string, file: VFile): Nodes[] {
  if (element.attributes.length > 0) {
    fail(file, element, {
      found: `<${name}> has attributes, which have no form in the Markdown of the page`,
      hint: 'Write it without them, or in Markdown',
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
      hint: 'Write the text itself',
    });
  }
  return comment.startsWith('#') ? [{type: 'html', value: `{${comment}}`}] : [];
}

function fail(file: VFile, node: Nodes, finding: {found: string; hint: string}): never {
  failWith([faultAt(node, finding)], file);
  throw new Error(finding.found);
}
