import fs from 'node:fs';
import path from 'node:path';
import {readEnvironment} from '../config/environment';
import {anchorsOf, type PageLink} from '../content/page/links';
import type {Page} from '../content/page/page';
import {pageInFile, versionOf, type Site} from '../content/site/site';
import {flattenProblems, problemAt, type Check, type Finding} from './problem';
import {similarNames, withSimilarFile} from './similarNames';
import {templateOf} from './templateHeadings';

/**
 * Requires links to point to an existing file and heading in the same version.
 *
 * good: `[class](../SignalClass.md#wait)`, `[below](#errors)`, `[site](https://qodly.com)`
 * bad:  a missing file or anchor, the page itself, and URLs on the site itself
 */
export const links: Check = (page, site) =>
  flattenProblems(
    page.links.map((link) => {
      const finding = findingOf(link, page, site);
      return finding && problemAt(link, finding);
    }),
  );

const {siteUrl, baseUrl} = readEnvironment({});

/** The published site's own address, without the protocol. */
const ownUrl = `${siteUrl}${baseUrl}`.replace(/^https?:/, '');

const pageHint = 'Write the path relative to this file, including .md';
const imageHint = 'Save it next to the page, and write its path relative to the page';

function findingOf({type, url}: PageLink, page: Page, site: Site): Finding | undefined {
  const isOwn = url.startsWith('/') || `${url}/`.replace(/^https?:/, '').startsWith(ownUrl);
  if (isOwn && type === 'image') {
    return {found: `the image "${url}" is at an address on the site`, hint: imageHint};
  }
  if (isOwn) {
    return {
      found: `the link "${url}" is an address on the site`,
      hint: 'Write the path to the other page\'s file, relative to this one: "../basics/lang-text.md", so that the link stays in its version',
    };
  }
  if (/^(?:https?:\/\/|mailto:[^@]+@|pathname:)/.test(url)) {
    return undefined;
  }
  if (/^(?:[a-z]+:|www\.)/i.test(url)) {
    return {
      found: `"${url}" is not a valid URL`,
      hint: 'Write https://host/path, mailto:name@host, or the path of a page relative to this file',
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
    return anchorFinding(anchor ?? '', page, 'on this page');
  }
  const resolved = path.resolve(path.dirname(page.file), decodeURI(target));
  if (resolved === page.file && anchor === undefined) {
    return {
      found: `the link points to "${target}", which is this page`,
      hint: 'Link to one of its sections, such as "#see-also", or to another page, or delete the link',
    };
  }
  if (!fs.existsSync(resolved)) {
    const isPlaceholder = templateOf(page.frontMatter.kind ?? 'page').links.some(
      (link) => link.url === url,
    );
    return {
      ...(isPlaceholder && {isUnfinished: true}),
      found: `the ${type === 'image' ? 'image is' : 'link points to'} "${target}", but there is no such file`,
      hint: withSimilarFile(type === 'image' ? imageHint : pageHint, resolved, page, site),
    };
  }
  return (
    positionFinding({type, target, resolved}, page, site) ??
    (anchor === undefined
      ? undefined
      : anchorFinding(anchor, pageInFile(site, resolved), `in ${target}`))
  );
}

/** Reports an existing file that isn't a page in the same version. */
function positionFinding(
  {type, target, resolved}: {type: string; target: string; resolved: string},
  page: Page,
  site: Site,
): Finding | undefined {
  if (type === 'image') {
    return undefined;
  }
  if (fs.statSync(resolved).isDirectory()) {
    return {found: `the link points to the folder "${target}"`, hint: 'Write the path of a page'};
  }
  if (path.basename(resolved).startsWith('_')) {
    return {
      found: `the link points to "${target}", which is a partial, not a page`,
      hint: 'Write the path of a page that shows it',
    };
  }
  const version = versionOf(site, page.file);
  return version && versionOf(site, resolved) !== version && /\.mdx?$/.test(resolved)
    ? {
        found: `the link points to "${target}", which is not a page in ${version.label}`,
        hint: 'Link to the page in the same version',
      }
    : undefined;
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

function anchorFinding(anchor: string, page: Page, location: string): Finding | undefined {
  const anchors = anchorsOf(page);
  // The anchors of an invalid page are unknown, and its syntax error is reported there.
  if (anchors.includes(decodeURIComponent(anchor)) || (anchors.length === 0 && page.syntaxError)) {
    return undefined;
  }
  const near = similarNames(anchor, anchors).map((name) => `#${name}`);
  return {
    found: `the link points to the anchor "#${anchor}", but no heading ${location} has it`,
    hint:
      near.length > 0
        ? `Write ${near.join(' or ')}. If the heading was renamed, npm run rename does it and keeps its old anchor`
        : anchors.length > 0
          ? `Write the anchor of one of its ${anchors.length} headings`
          : 'That page has no headings',
  };
}
