import fs from 'node:fs';
import path from 'node:path';
import {anchorsOf} from '../content/anchors';
import type {PageLink} from '../content/links';
import type {Page} from '../content/page';
import {pageInFile, type Site} from '../content/site';
import {faultAt, type Check} from './fault';
import {nearFile} from './nearFile';

/**
 * Every link leads to an existing file and heading, and stays in its version.
 *
 * good: `[class](../SignalClass.md#wait)`, `[below](#errors)`, `[site](https://qodly.com)`
 * bad:  a missing file or anchor, and the site's own addresses
 */
export const links: Check = (page, site) =>
  page.links.flatMap((link) => {
    const finding = findingOf(link, page, site);
    return finding ? [faultAt(link, finding)] : [];
  });

interface Finding {
  found: string;
  hint: string;
}

const pathOfPage = 'Write the path relative to this file, with its ending .md';
const pathOfImage = 'Save it next to the page, and write its path relative to the page';

function findingOf({type, url}: PageLink, page: Page, site: Site): Finding | undefined {
  if (/^(?:https?:|mailto:|pathname:)/.test(url)) {
    return undefined;
  }
  if (url.startsWith('/') && type === 'image') {
    return {found: `the image "${url}" is at an address of the site`, hint: pathOfImage};
  }
  if (url.startsWith('/')) {
    return {
      found: `the link "${url}" is an address of the site`,
      hint: 'Write the path to the other page\'s file, relative to this one: "../basics/lang-text.md", so that the link stays in its version',
    };
  }
  if (!isDecodable(url)) {
    return {
      found: `the link "${url}" has a "%" that does not begin a character code`,
      hint: 'Write "%25" for the percent sign itself',
    };
  }
  const [target = '', anchor] = url.split('#');
  if (target === '') {
    return anchorFinding(anchor ?? '', page, 'this page');
  }
  const resolved = path.resolve(path.dirname(page.file), decodeURI(target));
  if (!fs.existsSync(resolved)) {
    const near = nearFile(resolved, page, site);
    const hint = type === 'image' ? pathOfImage : pathOfPage;
    return {
      found: `the ${type === 'image' ? 'image is' : 'link leads to'} "${target}", but there is no such file`,
      hint: near ? `Did you mean "${near}"? ${hint}` : hint,
    };
  }
  return anchor === undefined
    ? undefined
    : anchorFinding(anchor, pageInFile(site, resolved), target);
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

function anchorFinding(anchor: string, page: Page, where: string): Finding | undefined {
  const anchors = anchorsOf(page);
  if (anchors.includes(decodeURIComponent(anchor))) {
    return undefined;
  }
  const known = anchors.map((name) => `#${name}`).join(', ');
  return {
    found: `the link leads to the anchor "#${anchor}", but no heading of ${where} has it`,
    hint: known ? `Write one of ${known}` : 'That page has no headings',
  };
}
