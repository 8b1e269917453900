import path from 'node:path';
import type {Root} from 'mdast';
import {readLinks} from '../../content/page/links';
import {text} from '../../remark/nodes';
import type {DocPage} from './listVersions';
import {rewrite} from './markdownTree';
import type {Context} from './toTree';

/**
 * Makes a page's links absolute, because it is read outside the site.
 *
 * in:  `[wait](../SignalClass.md#wait)`, `[below](#errors)`
 * out: `[wait](https://developer.qodly.com/docs/language/SignalClass#wait)`, …
 *
 * Images and downloads, whose URLs only the bundler knows, are replaced with their text.
 */
export function resolveLinks(tree: Root, page: DocPage, {siteUrl, permalinks}: Context): void {
  for (const node of readLinks(tree)) {
    const link = splitFileLink(node.url);
    if (node.url.startsWith('#')) {
      node.url = siteUrl + page.permalink + node.url;
    } else if (node.url.startsWith('pathname:')) {
      node.url = siteUrl + node.url.replace(/^pathname:\/\//, '');
    } else if (link && node.type !== 'image') {
      const target = permalinks.get(path.resolve(path.dirname(page.file), link.file));
      node.url = target === undefined ? '' : siteUrl + target + link.anchor;
    }
  }
  rewrite(tree, (node) => {
    if (node.type === 'image') {
      return [text(node.alt ?? '')];
    }
    return node.type === 'link' && node.url === '' ? node.children : undefined;
  });
}

/**
 * Splits a link to a file relative to the page; returns undefined for any other URL.
 *
 * in: `../faq.md#limits`; out: `../faq.md`, `#limits`
 */
export function splitFileLink(url: string) {
  const isFile = !/^(?:[a-z][a-z+.-]*:|[#/])/i.test(url);
  const [file = '', anchor] = url.split('#');
  return isFile
    ? {file: decodeURI(file), anchor: anchor === undefined ? '' : `#${anchor}`}
    : undefined;
}
