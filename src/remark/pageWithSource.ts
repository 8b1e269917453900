import type {Root} from 'mdast';
import {Page} from '../content/page';
import {findPage, pathInVersion, type Site} from '../content/site';
import {unixLines} from '../content/unixLines';

/** Returns the site's page, whose parts are cached, if it has this source, and otherwise a new page. */
export function pageWithSource(file: string, source: string, site: Site, tree?: Root): Page {
  const known = findPage(site, file);
  return known?.source === unixLines(source)
    ? known
    : new Page({file, path: pathInVersion(site, file), source, ...(tree && {tree})});
}
