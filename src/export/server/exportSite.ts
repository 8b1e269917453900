import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {joinRoute} from '../../addresses/paths';
import {pageInFile, readSite} from '../../content/site';
import {inMemory, type ValueCache} from '../../cache/valueCache';
import {composeArchive} from './composeArchive';
import type {CodeFile} from './composeBriefs';
import {composeCodeFiles} from './composeCodeFiles';
import {composeFull, composeIndex, composeSections, type Site} from './composeLlms';
import {archiveFilesOf, type ArchiveFiles} from './archivePage';
import {exportPage, type PageExport} from './exportPage';
import {listVersions, pagesOf, type ExportedPage, type ExportedVersion} from './listVersions';
import {archivePath} from '../shared/archivePath';
import {markdownPath} from '../shared/markdownPath';
import {indexPath} from '../shared/versionNotice';
import type {Context} from './toTree';

/** A cache of page exports. */
export type ExportCache = Pick<ValueCache<PageExport>, 'get'>;

/** The files that the plugin serves, generated on demand. */
export interface SiteExport {
  /** Returns the Markdown of the page at `/docs/faq.md`, or undefined. */
  page: (pathname: string) => string | undefined;
  /** Returns every file, keyed by its path. */
  files: () => Map<string, string | Uint8Array>;
}

/**
 * Exports the docs that Docusaurus has loaded.
 *
 * @param cache page exports, which the next build can reuse
 */
export function exportSite(
  content: LoadedContent,
  siteDir: string,
  site: Site,
  cache: ExportCache = inMemory(),
): SiteExport {
  const versions = listVersions(content, siteDir);
  const pages = versions.flatMap(pagesOf);
  const context: Context = {
    siteDir,
    siteUrl: site.url,
    baseUrl: site.baseUrl,
    permalinks: new Map(
      pages.flatMap((page) => ('file' in page ? [[page.file, page.permalink]] : [])),
    ),
  };
  const byPathname = new Map(pages.map((page) => [markdownPath(page.permalink), page]));
  return {
    page: (pathname) => {
      const page = byPathname.get(pathname);
      return page && exportPage(page, context, new Map()).text;
    },
    files: () =>
      new Map(
        versions.flatMap((version) => exportVersion(version, versions, context, site, cache)),
      ),
  };
}

function exportVersion(
  version: ExportedVersion,
  versions: readonly ExportedVersion[],
  context: Context,
  site: Site,
  cache: ExportCache,
): [pathname: string, content: string | Uint8Array][] {
  const files = archiveFilesOf(version, site.url);
  const exports = new Map(
    pagesOf(version).map((page) => [page, exportCached(page, context, files, cache)]),
  );
  const code = composeCodeFiles(version, context);
  const toEntry = ({pathname, text}: CodeFile): [string, string] => [pathname, text];
  return [
    ...[...exports].map(([page, {text}]): [string, string] => [markdownPath(page.permalink), text]),
    ...[...exports.values()].flatMap(({members}) => members.map(toEntry)),
    [indexPath(version.path), composeIndex(version, versions, exports, code, site)],
    ...[...code.briefs, ...code.signatures, ...code.recipes].map(toEntry),
    ...composeSections(version, exports, site),
    [joinRoute(version.path, 'llms-full.txt'), composeFull(version, exports, site)],
    [archivePath(site.baseUrl, version.label), composeArchive(version, exports, site)],
  ];
}

/**
 * Exports a page, or reuses its export. Pages with partials or lists of changes contain text from
 * other pages, so they are always exported again.
 */
function exportCached(
  page: ExportedPage,
  context: Context,
  files: ArchiveFiles,
  cache: ExportCache,
): PageExport {
  const source = 'file' in page ? pageInFile(readSite(context.siteDir), page.file).source : '';
  const compute = () => exportPage(page, context, files);
  return /^import |<(?:Page|Reference)Changes\b/m.test(source)
    ? compute()
    : cache.get([JSON.stringify(page), source], compute);
}
