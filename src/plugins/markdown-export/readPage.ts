import fs from 'node:fs';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {Node, Parent} from 'unist';
import {visit} from 'unist-util-visit';
import {parsePage} from '../../content/parsePage';
import {splitFileLink, visitTargets} from './fileLinks';
import {rewrite} from './rewrite';

/**
 * Reads a page with its partials in their places.
 *
 * in:
 *     import Limits from './_limits.md';
 *
 *     <Limits/>
 * out: the content of `_limits.md`, its links made relative to the page
 */
export function readPage(file: string, parse: Parse = parsePage): Root {
  const source = fs.readFileSync(file, 'utf8');
  const tree = parse(source);
  restoreColons(tree, source);
  includePartials(tree, file, parse);
  return tree;
}

export type Parse = (source: string) => Root;

/** A parser that remembers: most pages read the same in several versions. */
export function rememberingParser(): Parse {
  const trees = new Map<string, Root>();
  return (source) => {
    const tree = trees.get(source) ?? parsePage(source);
    trees.set(source, tree);
    return structuredClone(tree);
  };
}

/** The parser takes `:30` and `:name` in a text for directives; the site shows them as written. */
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

function includePartials(tree: Root, file: string, parse: Parse): void {
  const partials = new Map<string, string>();
  tree.children = tree.children.filter((node) => {
    if (node.type !== 'mdxjsEsm') {
      return true;
    }
    for (const [, name = '', target = ''] of node.value.matchAll(
      /^import (\w+) from ['"](.+\.mdx?)['"]/gm,
    )) {
      partials.set(name, path.resolve(path.dirname(file), target));
    }
    return false;
  });
  rewrite(tree, (node) => {
    const partial = node.type === 'mdxJsxFlowElement' ? partials.get(node.name ?? '') : undefined;
    return partial === undefined ? undefined : readPartial(partial, file, parse);
  });
}

function readPartial(partial: string, page: string, parse: Parse): RootContent[] {
  const tree = readPage(partial, parse);
  visitTargets(tree, (node) => {
    const link = splitFileLink(node.url);
    if (link) {
      const file = path.resolve(path.dirname(partial), link.file);
      node.url = encodeURI(path.relative(path.dirname(page), file)) + link.anchor;
    }
  });
  return tree.children.filter(({type}) => type !== 'yaml');
}
