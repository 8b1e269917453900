import fs from 'node:fs';
import path from 'node:path';
import type {Definition, Image, Link, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {anchorsOfFile, headingAnchors} from '../content/anchors';
import {failWithAll, type Fault} from './fail';

/**
 * Checks every link of a page before Docusaurus resolves it, to name the file and the line.
 *
 * in:  `[class](../SignalClass.md#wait)`, `[below](#errors)`, `[site](https://qodly.com)`
 * out: the same; the build stops at a file or an anchor that is not there, and at links to the
 *      site's own addresses, which would leave the reader's version
 */
const checkLinks: Plugin<[], Root> = () => (tree, file) => {
  const own = headingAnchors(tree);
  const faults: LinkFault[] = [];
  visit(tree, ['link', 'definition', 'image'], (node) => {
    const target = node as Target;
    const fault = faultOf(target, own, file.path);
    if (fault) {
      faults.push({...fault, node: target});
    }
  });
  failWithAll(file, faults);
};

export default checkLinks;

type Target = Link | Definition | Image;
type LinkFault = Fault & {node: Target};

function faultOf(node: Target, own: string[], page: string): Fault | undefined {
  const {url} = node;
  if (/^(?:https?:|mailto:|pathname:)/.test(url)) {
    return undefined;
  }
  if (url.startsWith('/')) {
    return {
      found: `the link "${url}" is an address of the site`,
      fix: 'Write the path to the other page\'s file, relative to this one: "../basics/lang-text.md", so that the link stays in its version',
    };
  }
  if (!isDecodable(url)) {
    return {
      found: `the link "${url}" has a "%" that begins no code of a character`,
      fix: 'Write "%25" for the percent sign itself',
    };
  }
  const [target = '', anchor] = url.split('#');
  if (target === '') {
    return anchorFault(anchor ?? '', own, 'this page');
  }
  const resolved = path.resolve(path.dirname(page), decodeURI(target));
  if (!fs.existsSync(resolved)) {
    return {
      found: `the link leads to "${target}", and there is no such file`,
      fix: 'Write the path relative to this file, with its ending .md',
    };
  }
  return anchor === undefined ? undefined : anchorFault(anchor, anchorsOfFile(resolved), target);
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

function anchorFault(anchor: string, anchors: string[], where: string): Fault | undefined {
  if (anchors.includes(decodeURIComponent(anchor))) {
    return undefined;
  }
  const known = anchors.map((name) => `#${name}`).join(', ');
  return {
    found: `the link leads to the anchor "#${anchor}", and no heading of ${where} has it`,
    fix: known ? `Write one of ${known}` : 'That page has no headings',
  };
}
