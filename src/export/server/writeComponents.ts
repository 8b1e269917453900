import createJiti from 'jiti';
import type {Nodes, Root} from 'mdast';
import {isExpression, isJsxElement, readComment, type JsxElement} from '../../content/page/nodes';
import {listWritersComponents, markdownModule} from '../../content/page/writersComponents';
import type {MarkdownForm} from '../../remark/markdownNodes';
import {rewrite} from './rewrite';

/**
 * Writes the components on a page as their `markdown.ts` files define.
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
  forms ??= loadForms();
  const write = forms;
  rewrite(tree, (node) => {
    if (isExpression(node)) {
      return writeComment(readComment(node) ?? '');
    }
    if (!isJsxElement(node)) {
      return undefined;
    }
    const form = write.get(node.name ?? '');
    return form ? form(node) : writeHtml(node);
  });
}

let forms: Map<string, MarkdownForm> | undefined;

/** Loads all components' Markdown forms, so a missing `markdown.ts` stops the build before a page needs it. */
function loadForms(): Map<string, MarkdownForm> {
  // Docusaurus loads plugins the same way.
  const load = createJiti(__filename);
  return new Map([
    ...listWritersComponents().map((name) => {
      const form = load(markdownModule(name)) as {default: MarkdownForm};
      return [name, form.default] as const;
    }),
    // Drawn from the tables below it, which contain the same information.
    ['PropertiesPanel', () => []] as const,
  ]);
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
