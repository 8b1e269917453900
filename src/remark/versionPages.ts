import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {Page} from '../content/page/page';
import {
  findPage,
  pathInVersion,
  readSite,
  versionOf,
  type Site,
  type Version,
} from '../content/site/site';
import {unixLines} from '../content/text';

/** Options for the transforms that look beyond their own page. */
export interface SiteOptions {
  /** Folder of the site's sources. */
  siteDir: string;
}

/** A page or partial in a version, as transforms receive it. */
interface VersionPage {
  site: Site;
  version: Version;
  /** The page as written; transforms change only their own tree. */
  page: Page;
}

/** Returns a transform that runs only on a version's pages. Others, such as the style page, stay unchanged. */
export function versionPages(
  transform: (tree: Root, page: VersionPage) => Promise<void> | void,
): Plugin<[SiteOptions], Root> {
  return ({siteDir}) =>
    (tree, file) => {
      const site = readSite(siteDir);
      const version = versionOf(site, file.path);
      const page = pageWithSource(file.path, String(file.value), site);
      return version && transform(tree, {site, version, page});
    };
}

/** Returns the site's page, whose parts are cached, if it has this source, and otherwise a new page. */
export function pageWithSource(file: string, source: string, site: Site): Page {
  const known = findPage(site, file);
  return known?.source === unixLines(source)
    ? known
    : new Page({file, path: pathInVersion(site, file), source});
}

/**
 * Replaces MDX's parser with one that returns a copy of the page's tree. The site parses the same text
 * only once, even if it occurs in several versions.
 */
export const sharedTree: Plugin<[SiteOptions], string, Root> = function ({siteDir}) {
  this.parser = (text, file) => pageWithSource(file.path, text, readSite(siteDir)).copyTree();
};
