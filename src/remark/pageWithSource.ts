import type {Root} from 'mdast';
import {Page} from '../content/page';
import {pageInFile, type Site} from '../content/site';
import {unixLines} from '../content/unixLines';

/** Returns the site's page in a file if it has this source, since its parts are cached, or else a new one. */
export function pageWithSource(file: string, source: string, site: Site, tree?: Root): Page {
  const known = pageInFile(site, file);
  return known.source === unixLines(source)
    ? known
    : new Page({file, path: known.path, source, ...(tree && {tree})});
}
