import path from 'node:path';
import type {Definition, Image, Link, Root, RootContent} from 'mdast';
import {cacheByText} from '../cache/pageCache';
import {nodesOf} from './nodes';

/** A node with a URL: a link, a link definition, or an image. */
export type PageLink = Link | Definition | Image;

/** Returns the links on a page, in order. */
export function readLinks(tree: Root): PageLink[] {
  return nodesOf(tree, 'link', 'definition', 'image');
}

/** Returns the anchors of a page's headings; empty if the page isn't valid MDX. */
export const anchorsOf = cacheByText('anchors', (page): string[] =>
  page.syntaxError ? [] : page.headings.map(({anchor}) => anchor),
);

/** Returns the URLs that a page links to; empty if the page isn't valid MDX. */
export const addressesOf = cacheByText('addresses', (page): string[] =>
  page.syntaxError ? [] : page.links.map(({url}) => url),
);

/** Returns the link from one page to another, by their paths: `./abs.md#syntax`. */
export function relativeLink(from: string, to: string, anchor = ''): string {
  const link = path.relative(path.dirname(from), to).split(path.sep).join('/');
  return `${link.startsWith('.') ? '' : './'}${link}${anchor && `#${anchor}`}`;
}

/** Returns true for a partial, and for files in a folder of partials, whose names start with `_`. */
export function isPartial(name: string): boolean {
  return name.split('/').some((part) => part.startsWith('_'));
}

interface PartialImport {
  /** Name of the partial's element: `Limits`. */
  name: string;
  /** As written: `./_limits.md`. */
  target: string;
  /** Zero-based line in the import block. */
  line: number;
}

/** Returns the partial imports in a block: `import Limits from './_limits.md'`. */
export function partialImports({value}: {value: string}): PartialImport[] {
  return value.split('\n').flatMap((text, line) => {
    const [, name = '', target = ''] = /^import (\w+) from ['"](.+\.mdx?)['"]/.exec(text) ?? [];
    return target ? [{name, target, line}] : [];
  });
}

/**
 * Returns the partials that a page imports, by element name.
 *
 * in:  import Limits from './_limits.md';
 * out: `Limits` → absolute path of `_limits.md`
 */
export function readPartials(children: readonly RootContent[], file: string): Map<string, string> {
  return new Map(
    children
      .flatMap((node) => (node.type === 'mdxjsEsm' ? partialImports(node) : []))
      .map(({name, target}) => [name, path.resolve(path.dirname(file), target)]),
  );
}
