import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {joinRoute} from '../../../config/paths';
import {composeArchive} from './composeArchive';
import {composeFull, composeIndex, composeSections, type Site} from './composeLlms';
import {exportPage} from './exportPage';
import {listVersions, pagesOf, type ExportedVersion} from './listVersions';
import {archivePath} from '../shared/archivePath';
import {markdownPath} from '../shared/markdownPath';
import {indexPath} from '../shared/versionNotice';
import type {Context} from './toTree';
import {toMarkdown} from './writeMarkdown';

/** All that the plugin serves, computed when it is asked for. */
export interface SiteExport {
  /** The Markdown of the page at `/docs/faq.md`, or undefined. */
  page: (address: string) => string | undefined;
  /** Every file by its address below the origin. */
  files: () => Map<string, string | Uint8Array>;
}

/** The export of the docs that Docusaurus has loaded. */
export function exportSite(content: LoadedContent, siteDir: string, site: Site): SiteExport {
  const versions = listVersions(content, siteDir);
  const pages = versions.flatMap(pagesOf);
  const context: Context = {
    siteDir,
    siteUrl: site.url,
    permalinks: new Map(
      pages.flatMap((page) => ('file' in page ? [[page.file, page.permalink]] : [])),
    ),
  };
  const byAddress = new Map(pages.map((page) => [markdownPath(page.permalink), page]));
  return {
    page: (address) => {
      const page = byAddress.get(address);
      return page && exportPage(page, context).text;
    },
    files: () =>
      new Map(versions.flatMap((version) => exportVersion(version, versions, context, site))),
  };
}

function exportVersion(
  version: ExportedVersion,
  versions: readonly ExportedVersion[],
  context: Context,
  site: Site,
): [address: string, content: string | Uint8Array][] {
  const exports = new Map(pagesOf(version).map((page) => [page, exportPage(page, context)]));
  return [
    ...[...exports].map(
      ([page, {text}]) => [markdownPath(page.permalink), text] as [string, string],
    ),
    ...[...exports.values()].flatMap(({members}) =>
      members.map(({address, tree}) => [address, toMarkdown(tree)] as [string, string]),
    ),
    [indexPath(version.path), composeIndex(version, versions, exports, site)],
    ...composeSections(version, exports, site),
    [joinRoute(version.path, 'llms-full.txt'), composeFull(version, exports, site)],
    [archivePath(site.baseUrl, version.label), composeArchive(version, exports, site)],
  ];
}
