import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';
import {routeOf} from '../content/page';
import {pathInVersion, readSite, versionOf, type Site, type Version} from '../content/site';
import type {SiteOptions} from './checkPage';

/** A page or partial in a version, as transforms receive it. */
export interface VersionPage {
  site: Site;
  version: Version;
  file: VFile;
  /** Path relative to its version's folder: `language/SignalClass.md`. */
  path: string;
  /** The same without the file extension. */
  route: string;
}

/** Returns a transform that runs only on a version's pages. Others, such as the style page, stay unchanged. */
export function versionPages(
  transform: (tree: Root, page: VersionPage) => Promise<void> | void,
): Plugin<[SiteOptions], Root> {
  return ({siteDir}) =>
    (tree, file) => {
      const site = readSite(siteDir);
      const version = versionOf(site, file.path);
      const path = pathInVersion(site, file.path);
      return version && transform(tree, {site, version, file, path, route: routeOf(path)});
    };
}
