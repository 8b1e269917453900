import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {Node, Parent} from 'unist';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {components} from '../../checks/components';
import {readLinks, readPartials} from '../../content/page/links';
import {pageInFile, type Site} from '../../content/site/site';
import {failWith} from '../../remark/checkPage';
import {splitFileLink} from './resolveLinks';
import {rewrite} from './markdownTree';

/**
 * Returns a copy of a page's tree with its partials inserted.
 *
 * in:
 *     import Limits from './_limits.md';
 *
 *     <Limits/>
 * out: the content of `_limits.md`, its links made relative to the page
 *
 * @throws VFileMessage with file and line when an element can't be exported as Markdown
 */
export function treeWithPartials(file: string, site: Site): Root {
  const page = pageInFile(site, file);
  failWith(components(page, site), new VFile({path: file, cwd: site.directory}));
  const tree = page.copyTree();
  restoreColons(tree, page.source);
  includePartials(tree, file, site);
  return tree;
}

/**
 * Restores text such as `:30` and `:name`, which the parser treats as directives, but the site shows as
 * written.
 */
function restoreColons(tree: Root, source: string): void {
  visit(tree, ['textDirective', 'leafDirective'], (node, index, parent: Parent | undefined) => {
    const value = source.slice(node.position?.start.offset, node.position?.end.offset);
    const text = {type: 'text', value};
    if (parent && index !== undefined) {
      const restored = node.type === 'textDirective' ? text : {type: 'paragraph', children: [text]};
      parent.children[index] = restored as Node;
    }
  });
}

function includePartials(tree: Root, file: string, site: Site): void {
  const partials = readPartials(tree.children, file);
  tree.children = tree.children.filter(({type}) => type !== 'mdxjsEsm');
  rewrite(tree, (node) => {
    const partial = node.type === 'mdxJsxFlowElement' ? partials.get(node.name ?? '') : undefined;
    return partial === undefined ? undefined : contentOf(partial, file, site);
  });
}

function contentOf(partial: string, page: string, site: Site): RootContent[] {
  const tree = treeWithPartials(partial, site);
  for (const node of readLinks(tree)) {
    const link = splitFileLink(node.url);
    if (link) {
      const file = path.resolve(path.dirname(partial), link.file);
      const relative = path.relative(path.dirname(page), file).split(path.sep).join('/');
      node.url = encodeURI(relative) + link.anchor;
    }
  }
  return tree.children.filter(({type}) => type !== 'yaml');
}
